import { fold } from '@pol/language/fold'
import { germanNumber } from '@pol/language/german-numbers'
import { type Spelling, spellingKey } from '@pol/language/spelling'
import type { Word } from '../../lib/lexicon/entries.ts'
import type { DictionaryIndex } from './search.ts'

type Spellings = Map<Spelling, ReadonlyMap<string, readonly Word[]>>

/**
 * Words by spelling key, created lazily for each index. Not in search.ts, which the screen loads first: only similar
 * entries need it.
 */
const spellingsOf = new WeakMap<DictionaryIndex, Spellings>()

/** Returns the words with the same spelling key as the text: the word itself and words spelled alike. */
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

/** Returns the number words of a value such as "30", or "3." for an ordinal. */
export function numberWords(index: DictionaryIndex, value: string): readonly Word[] {
  return index
    .wordsFrom('de-fa')
    .filter(({ german, type }) => /^(?:number|adjective)$/.test(type) && germanNumber(fold(german)) === value)
}
