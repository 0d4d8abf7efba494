import type { FormIndex } from './form-index.ts'
import type { Inflected } from './forms/entry.ts'
import { glossOf } from './gloss.ts'
import { wordsOf } from './gloss-words.ts'
import { readingsOf } from './readings.ts'

/** All entries that a word of the text, or a group of words, may be a form of. */
export function entriesIn<Entry extends Inflected>(index: FormIndex<Entry>, text: string): Set<Entry> {
  const words = wordsOf(text)
  const readings = readingsOf(index, words)
  const single = [...words.keys()].flatMap((at) => readings.get([at]))
  const several = readings.groups().flatMap((group) => group.readings)
  return new Set([...single, ...several].map(({ entry }) => entry))
}

/** Words that are no form of an entry, no number and no name, in order of position. */
export function unexplainedWords<Entry extends Inflected>(index: FormIndex<Entry>, text: string): string[] {
  return glossOf(index, text)
    .filter(
      ({ hits, number, name, isLiteral }) => hits.length === 0 && number === undefined && !name && !isLiteral,
    )
    .map(({ text }) => text)
}
