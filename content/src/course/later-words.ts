import type { FormIndex } from '@pol/language/form-index'
import type { Inflected } from '@pol/language/forms/entry'
import { wordsOf } from '@pol/language/gloss-words'
import { entriesByWord } from './entries-by-word.ts'

interface Entry {
  readonly id: string
  readonly german: string
}

/** First units in which words are taught, keyed by the German word of an entry and by the folded words of phrases. */
export interface FirstUnits {
  readonly words: ReadonlyMap<string, number>
  readonly inPhrases: ReadonlyMap<string, number>
}

/**
 * The words of a German text that the course teaches only after a unit, with the ids of their entries. A word counts as
 * taught once one of its senses or a phrase that contains it was taught; words that no unit teaches are ignored.
 */
export function laterWords<Indexed extends Inflected & Entry>(
  index: FormIndex<Indexed>,
  text: string,
  unit: number,
  first: FirstUnits,
): { readonly word: string; readonly entries: readonly string[] }[] {
  return entriesByWord(index, text).flatMap(({ text: word, folded, entries }) => {
    const isInPhrase = (first.inPhrases.get(folded) ?? Infinity) <= unit
    const isLater = entries.every(({ german }) => (first.words.get(german) ?? 0) > unit)
    return isLater && !isInPhrase ? [{ word, entries: entries.map(({ id }) => id) }] : []
  })
}

export function firstUnits(
  entries: ReadonlyMap<string, Entry>,
  words: readonly { readonly unit: number; readonly entry: string }[],
): FirstUnits {
  const first = { words: new Map<string, number>(), inPhrases: new Map<string, number>() }
  const add = (map: Map<string, number>, text: string, unit: number) =>
    map.set(text, Math.min(unit, map.get(text) ?? unit))
  for (const { unit, entry } of words) {
    const german = entries.get(entry)?.german ?? ''
    add(first.words, german, unit)
    const parts = wordsOf(german)
    if (parts.length > 1) for (const { folded } of parts) add(first.inPhrases, folded, unit)
  }
  return first
}
