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

/** The words of a sentence without punctuation, as they are put in order. */
export const spokenWords = (text: string): string[] =>
  text
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(Boolean)
