import type { WordType } from '@pol/content/lexicon'
import { interfaceLanguage } from '@pol/contract/text'
import first from '@pol/content/data/lexicon.csv?first'
import { shortSlugOf } from '@pol/content/slug'
import type { Inflected } from '@pol/language/forms/entry'
import { nextTask } from './next-task.ts'
import { once } from '../once.ts'

/** The columns of the lexicon that a row of the dictionary shows. */
export interface Word {
  /** Index in the lexicon, which is in German alphabetical order. */
  readonly rank: number
  readonly german: string
  readonly sense_german: string
  readonly article: string
  readonly plural: string
  /** Set for nouns that have only a singular or only a plural. */
  readonly number: '' | 'singular' | 'plural'
  readonly farsi: string
  readonly transliteration: string
  readonly type: WordType
  /** 1 for A1, 2 for A2, 3 for B1. */
  readonly level: string
  /** Determines the pronunciation of a homograph; otherwise empty. */
  readonly speech_id: string
}

/** A word with the columns from which its forms are generated. */
export interface Entry extends Word, Omit<Inflected, keyof Word> {
  /** The id, or a code for an id that is derived from the word (`idOf`). */
  readonly id: string
  readonly spoken_transliteration: string
  /** The word in Dari; empty if it is the same as in Iran. */
  readonly dari: string
  /** How the word sounds in Dari; empty if it is not known to differ. */
  readonly dari_transliteration: string
  /** Frequency of use, 0 to 9. */
  readonly uses: number
}

/** The id of a word in the lexicon. Computed on demand, because few of thousands are needed. */
export function idOf({ id, german, sense_german }: Entry): string {
  if (id === '') return shortSlugOf(german)
  return id === '+' ? `${shortSlugOf(german)}-${shortSlugOf(sense_german)}` : id
}

/** Hints that distinguish a word from others, for Persian readers and for practice. */
export interface Senses {
  readonly sense_farsi: string
  readonly topic: string
}

/** The columns of the lexicon that an opened entry shows. */
export interface Details {
  readonly usage_german: string
  readonly usage_farsi: string
  readonly example_german: string
  readonly example_farsi: string
  readonly example_transliteration: string
  readonly dari_note_german: string
  readonly dari_note_farsi: string
}

/** The words of the level A1. */
export const firstWords: readonly Word[] = wordsOf(/1/, first.words)

/** Fetches the other words; in slices, so that the screen stays responsive. @returns the whole lexicon, by rank. */
export const loadEntries = once(async (): Promise<readonly Entry[]> => {
  const { default: rest } = await import('@pol/content/data/lexicon.csv?rest')
  await nextTask()
  const forms = rowsOf<Omit<Entry, keyof Word | 'uses'>>(rest.forms)
  await nextTask()
  const words = [...firstWords, ...wordsOf(/[23]/, rest.words)].toSorted((a, b) => a.rank - b.rank)
  await nextTask()
  return words.map((word) => {
    const uses = Number(rest.uses[word.rank])
    return { ...word, ...forms[word.rank], uses } as Entry
  })
})

/** Fetches the senses of all words, by rank. */
export const loadSenses = once(async (): Promise<readonly Senses[]> => {
  const { default: senses } = await import('@pol/content/data/lexicon.csv?senses')
  return rowsOf<Senses>(senses)
})

/** Returns the hint for the sense of a word, in the language of the interface; empty if the word has none. */
export type SenseOf = (word: Word) => string

/** Fetches the hints for the senses of words; the German ones are loaded with the words. */
export const loadSenseOf = once(async (): Promise<SenseOf> => {
  if (interfaceLanguage === 'de') return ({ sense_german }) => sense_german
  const senses = await loadSenses()
  return ({ rank }) => senses[rank]?.sense_farsi ?? ''
})

/** Fetches the details of all words, by rank. */
export const loadDetails = once(async (): Promise<readonly Details[]> => {
  const { default: details } = await import('@pol/content/data/lexicon.csv?details')
  return rowsOf<Details>(details)
})

function wordsOf(levels: RegExp, columns: Readonly<Record<string, string>>): Word[] {
  const places = [...first.levels].flatMap((level, rank) => (levels.test(level) ? [{ rank, level }] : []))
  return rowsOf<Omit<Word, 'rank' | 'level'>>(columns).map((row, at) => ({ ...row, ...places[at] }) as Word)
}

/** The rows of a table that the build wrote as columns. */
export function rowsOf<Row>(columns: Readonly<Record<string, string>>): Row[] {
  const cells = Object.entries(columns).map(([name, text]) => [name, text.split('\n')] as const)
  const [, firstColumn = []] = cells[0] ?? []
  return firstColumn.map((_, at) => {
    // Four times as fast as Object.fromEntries; thousands of rows are parsed before the first render.
    const row: Record<string, string | undefined> = {}
    for (const [name, column] of cells) row[name] = column[at]
    return row as Row
  })
}
