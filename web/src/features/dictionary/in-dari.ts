import { spellingKey } from '@pol/language/spelling'
import type { Language } from '@pol/language/language'
import type { Entry, Word } from '../../lib/lexicon/entries.ts'
import type { DictionaryIndex } from './search.ts'

/** Fewer letters begin too many words. */
const shortestBeginning = 3

interface DariWord {
  readonly entry: Entry
  /** Spelling keys of the script, of the whole text and of each of its words; none if it is the word of Iran. */
  readonly written: readonly string[]
  /** Spelling key of the transliteration. */
  readonly heard: string
}

/** Created lazily for each index. */
const wordsOf = new WeakMap<DictionaryIndex, readonly DariWord[]>()

export interface InDari {
  /** Entries whose Dari is the text, in Persian script or transliterated. */
  readonly exact: readonly Entry[]
  /** Entries whose Dari has a word that begins with the text. */
  readonly beginning: readonly Entry[]
}

/** Finds the entries that Dari says with the text. @param language that of the script of the text. */
export function inDari(index: DictionaryIndex, language: Language, text: string): InDari {
  const words = wordsOf.get(index) ?? index.wordsFrom('de-fa').flatMap(dariOf)
  wordsOf.set(index, words)
  const entriesWith = (isFound: (word: DariWord) => boolean) =>
    words.filter(isFound).map(({ entry }) => entry)
  if (language === 'de') {
    const key = spellingKey('latin', text)
    return { exact: entriesWith(({ heard }) => heard === key), beginning: [] }
  }
  const key = spellingKey('fa', text)
  const begins = (written: string) => key.length >= shortestBeginning && written.startsWith(key)
  return {
    exact: entriesWith(({ written: [whole] }) => whole === key),
    beginning: entriesWith(({ written }) => written[0] !== key && written.some(begins)),
  }
}

function dariOf(word: Word | Entry): DariWord[] {
  if (!('dari' in word) || word.dari_transliteration === '') return []
  const written = word.dari === '' ? [] : [word.dari, ...word.dari.split(' ').slice(1)]
  return [
    {
      entry: word,
      written: written.map((text) => spellingKey('fa', text)),
      heard: spellingKey('latin', word.dari_transliteration),
    },
  ]
}
