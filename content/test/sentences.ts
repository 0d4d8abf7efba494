import { phrases } from '../src/phrases.ts'
import { rowsOf } from './content.ts'
import { course, entries } from './reasons.ts'

interface Sentence {
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
}

/** All taught sentences: phrases, lines of dialogues and examples of the lexicon. */
export const sentences: readonly Sentence[] = [
  ...(await rowsOf(phrases)),
  ...course.flatMap(({ turns }) => turns),
  ...entries.map(({ example_german, example_farsi, example_transliteration }) => ({
    german: example_german,
    farsi: example_farsi,
    transliteration: example_transliteration,
  })),
].filter(({ german }) => german !== '')
