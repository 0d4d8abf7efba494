import { fold, foldKeepingMarks, hasMarks, withoutEzafe } from '@pol/language/fold'
import { isBlank } from '@pol/language/normalised'
import { withHalfSpaces } from '@pol/language/half-spaces'
import { queryOf, wholeQueryOf } from '@pol/language/query'
import type { Word } from '../../lib/lexicon/entries.ts'

const halfSpace = '\u200C'

export type Direction = 'de-fa' | 'fa-de'

/** Delimiter around each text of a word. Folded texts never contain it. */
const edge = '\n'

/** Words in the order of the source language, with their folded texts. */
interface SearchTable {
  readonly words: readonly Word[]
  /** The texts that the search of the specification matches. */
  readonly texts: JoinedTexts
  /** The Persian words without half-spaces. A word with an ezafe after a silent he has a second text: ادارهی کار. */
  readonly unspaced: JoinedTexts
}

/** The texts of all words as one string: one search in it is much faster than thousands in short strings. */
class JoinedTexts {
  private readonly all: string
  /** Offset in `all` of the end of each word's texts. */
  private readonly ends: readonly number[]

  /** @param texts the texts of each word. */
  constructor(texts: readonly (readonly string[])[]) {
    const joined = texts.map((ofWord) => edge + ofWord.map((text) => text + edge).join(''))
    let end = 0
    this.ends = joined.map(({ length }) => (end += length))
    this.all = joined.join('')
  }

  /** Calls `found` for each occurrence of the needle, with the index of its word and the characters around it. */
  forEach(needle: string, found: (place: number, before: string, after: string) => void): void {
    let place = 0
    for (let at = this.all.indexOf(needle); at >= 0; at = this.all.indexOf(needle, at + 1)) {
      while ((this.ends[place] ?? Infinity) <= at) place += 1
      found(place, this.all.charAt(at - 1), this.all.charAt(at + needle.length))
    }
  }
}

/** Batch size of `prepare`: less than 50 ms on a slow phone. */
const wordsAtOnce = 800

/** Search tables of a list of words, created lazily. */
export class DictionaryIndex {
  private readonly words: readonly Word[]
  private inPersian: readonly Word[] | undefined
  /** The folded texts of the first words, for searches from German. */
  private readonly folded: string[][] = []
  private readonly tables = new Map<string, SearchTable>()

  /** @param words in German alphabetical order. */
  constructor(words: readonly Word[]) {
    this.words = words
  }

  /** All words in the order of the source language. */
  wordsFrom(direction: Direction): readonly Word[] {
    return direction === 'de-fa' ? this.words : (this.inPersian ??= inPersianOrder(this.words))
  }

  /** Folds the next batch of words ahead of the first search. @returns whether words remain. */
  prepare(): boolean {
    const begin = this.folded.length
    for (const word of this.words.slice(begin, begin + wordsAtOnce)) this.folded.push(germanTexts(word, fold))
    return this.folded.length < this.words.length
  }

  /** @param keepsMarks for queries with umlauts or other significant marks. */
  tableOf(direction: Direction, keepsMarks = false): SearchTable {
    const key = `${direction} ${keepsMarks}`
    const table = this.tables.get(key) ?? this.makeTable(direction, keepsMarks ? foldKeepingMarks : fold)
    this.tables.set(key, table)
    return table
  }

  private makeTable(direction: Direction, foldText: Fold): SearchTable {
    const words = this.wordsFrom(direction)
    if (direction === 'de-fa') {
      const texts = foldText === fold ? this.allFolded() : words.map((word) => germanTexts(word, foldText))
      return { words, texts: new JoinedTexts(texts), unspaced: new JoinedTexts([]) }
    }
    const spaced = (farsi: string) => withoutEzafe(farsi).split(halfSpace).map(foldText).join(halfSpace)
    const unspaced = (farsi: string) =>
      withoutEzafe(farsi) === farsi
        ? [foldText(farsi)]
        : [foldText(farsi), foldText(farsi.replaceAll(halfSpace, ''))]
    return {
      words,
      texts: new JoinedTexts(words.map((word) => [...germanTexts(word, foldText), spaced(word.farsi)])),
      unspaced: new JoinedTexts(words.map(({ farsi }) => unspaced(farsi))),
    }
  }

  private allFolded(): readonly (readonly string[])[] {
    while (this.prepare());
    return this.folded
  }
}

type Fold = (text: string) => string

/** The texts that a search from German matches. */
function germanTexts({ german, transliteration }: Word, foldText: Fold): string[] {
  return [foldText(german), foldText(transliteration)]
}

/** The rank of words that do not match. */
const notFound = 3

const withHamza: Readonly<Record<string, string>> = { أ: 'ا', ؤ: 'و', ئ: 'ی' }
const alphabet = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی'

/** Sorts by position in the alphabet; `Intl.Collator` takes ten times as long. */
function inPersianOrder(words: readonly Word[]): readonly Word[] {
  const keyOf = ({ farsi }: Word) =>
    farsi.replace(/./gsu, (letter) => {
      const place = alphabet.indexOf(withHamza[letter] ?? letter)
      return place < 0 ? (letter === ' ' ? ' ' : '') : String.fromCharCode(0x100 + place)
    })
  const keyed = words.map((word) => ({ word, key: keyOf(word) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ word }) => word)
}

/**
 * Searches as in specification section 5, on folded texts: matches words whose German or pronunciation (from Farsi also
 * the Farsi word) contains the text. An empty text matches everything. Order: exact matches; matches at the beginning;
 * all others.
 */
export function searchDictionary(
  index: DictionaryIndex,
  direction: Direction,
  text: string,
): readonly Word[] {
  if (isBlank(text)) return index.wordsFrom(direction)
  const query = queryOf(text)
  const keepsMarks = hasMarks(query)
  const foldText = keepsMarks ? foldKeepingMarks : fold
  const needle = foldText(query)
  if (needle === '') return []
  const { words, texts, unspaced } = index.tableOf(direction, keepsMarks)
  const ranks = new Uint8Array(words.length).fill(notFound)
  const mark = (place: number, rank: number) => (ranks[place] = Math.min(rank, ranks[place] ?? notFound))
  const rankAt = (before: string, after: string) => (before !== edge ? 2 : after !== edge ? 1 : 0)
  // "das heißt" is an entry with its article.
  for (const part of new Set([needle, foldText(wholeQueryOf(text))]))
    texts.forEach(part, (place, before, after) => mark(place, rankAt(before, after)))
  // Many keyboards lack the half-space: میشود and می شود must match می‌شود. Only from the beginning of a word, or
  // شام would match خوش‌آمدید.
  const beginsWord = (before: string) => before === edge || before === ' '
  for (const part of new Set([needle, foldText(withHalfSpaces(query)), needle.replaceAll(' ', '')]))
    unspaced.forEach(part, (place, before, after) => beginsWord(before) && mark(place, rankAt(before, after)))
  const found: [Word[], Word[], Word[]] = [[], [], []]
  words.forEach((word, place) => found[ranks[place] ?? notFound]?.push(word))
  const [exact, ...others] = found
  return [...exact.toSorted(byExactness(query)), ...others.flat()]
}

/** Orders words with equal folded texts: exact spelling first, then by level. */
function byExactness(text: string) {
  const rankOf = ({ german, farsi, level }: Word) => `${[german, farsi].includes(text) ? 0 : 1}${level}`
  return (a: Word, b: Word) => Number(rankOf(a)) - Number(rankOf(b))
}
