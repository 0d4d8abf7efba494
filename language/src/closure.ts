import type { FormIndex } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { glossOf } from './gloss.ts'
import { wordsOf } from './gloss-words.ts'
import { readingsOf } from './readings.ts'

/** Every entry that a word of a text, or several words together, may be a form of. */
export function entriesIn<Entry extends Inflected>(index: FormIndex<Entry>, text: string): Set<Entry> {
  const words = wordsOf(text)
  const readings = readingsOf(index, words)
  const single = [...words.keys()].flatMap((at) => readings.get([at]))
  const several = readings.groups().flatMap((group) => group.readings)
  return new Set([...single, ...several].map(({ entry }) => entry))
}

/** The words of a text that no entry, no number and no name explains, in their order. */
export function unexplainedWords<Entry extends Inflected>(index: FormIndex<Entry>, text: string): string[] {
  return glossOf(index, text)
    .filter(
      ({ hits, number, name, isLiteral }) => hits.length === 0 && number === undefined && !name && !isLiteral,
    )
    .map(({ text }) => text)
}
