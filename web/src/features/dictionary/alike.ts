import { fold } from '@pol/language/fold'
import { germanNumber } from '@pol/language/german-numbers'
import { type Spelling, spellingKey } from '@pol/language/spelling'
import type { Word } from '../../lib/lexicon/entries.ts'
import type { DictionaryIndex } from './search.ts'

type Spellings = Map<Spelling, ReadonlyMap<string, readonly Word[]>>

/**
 * The words of each index by the keys of their spellings, made when they are first needed. Not in search.ts: the screen loads that
 * first, and only similar entries need this.
 */
const spellingsOf = new WeakMap<DictionaryIndex, Spellings>()

/** Words of which the text is another spelling, or the word itself. */
export function spelledAlike(index: DictionaryIndex, spelling: Spelling, text: string): readonly Word[] {
  const spellings: Spellings = spellingsOf.get(index) ?? new Map()
  spellingsOf.set(index, spellings)
  let words = spellings.get(spelling)
  if (!words) {
    words = Map.groupBy(index.wordsFrom('de-fa'), (word) => spellingKey(spelling, writtenAs(spelling, word)))
    spellings.set(spelling, words)
  }
  return words.get(spellingKey(spelling, text)) ?? []
}

function writtenAs(spelling: Spelling, { german, farsi, transliteration }: Word): string {
  return { de: german, heard: german, fa: farsi, latin: transliteration }[spelling]
}

/** The number words of a value: "30", "3." */
export function numberWords(index: DictionaryIndex, value: string): readonly Word[] {
  return index
    .wordsFrom('de-fa')
    .filter(({ german, type }) => /^(?:number|adjective)$/.test(type) && germanNumber(fold(german)) === value)
}
