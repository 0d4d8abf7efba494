import type { FormIndex } from '@pol/language/form-index'
import type { Inflected } from '@pol/language/forms/entry'
import { wordsOf } from '@pol/language/gloss-words'
import { readingsOf } from '@pol/language/readings'

/** A word of a text with all entries that it may be a form of, alone or with others: "stehe … auf" is "aufstehen". */
export interface WordInText<Entry> {
  readonly text: string
  readonly folded: string
  readonly entries: readonly Entry[]
  /** Those of them that are a fixed group of adjacent words, verbs excepted: «با هم». */
  readonly groups: readonly Entry[]
}

/** The words of a text that have entries; numbers in digits and names without an entry have none. */
export function entriesByWord<Entry extends Inflected>(
  index: FormIndex<Entry>,
  text: string,
): WordInText<Entry>[] {
  const words = wordsOf(text)
  const readings = readingsOf(index, words)
  const groups = readings.groups()
  return words.flatMap(({ text, folded }, at) => {
    const around = groups.filter(({ parts }) => parts.includes(at))
    const entries = [...readings.get([at]), ...around.flatMap((group) => group.readings)]
    const adjacent = around.filter(({ parts }) => parts.every((part, nth) => part === (parts[0] ?? 0) + nth))
    const fixed = adjacent.flatMap((group) => group.readings).filter(({ entry }) => entry.type !== 'verb')
    const entriesOf = (found: typeof entries) => found.map(({ entry }) => entry)
    return entries.length > 0 ? [{ text, folded, entries: entriesOf(entries), groups: entriesOf(fixed) }] : []
  })
}
