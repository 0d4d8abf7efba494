import { levels, type LexiconEntry } from '@pol/content/lexicon'
import { usesOf } from '@pol/content/likeliest-first'
import { shortSlugOf } from '@pol/content/slug'

/**
 * The lexicon in four files, so that a search can start early: the words of level A1; the other words, with the ids and
 * form columns of all words; the senses, for practice and Persian readers; and the details of an opened entry.
 */
const lexiconParts = ['first', 'rest', 'senses', 'details'] as const
export type LexiconPart = (typeof lexiconParts)[number]

const wordColumns = [
  'german',
  'sense_german',
  'article',
  'plural',
  'number',
  'farsi',
  'transliteration',
  'type',
  'speech_id',
] as const
const formColumns = [
  'id',
  'feminine',
  'farsi_plural',
  'spoken',
  'spoken_transliteration',
  'dari',
  'dari_transliteration',
  'stem',
  'stem_transliteration',
  'conjugation',
] as const
const senseColumns = ['sense_farsi', 'topic'] as const
const detailColumns = [
  'usage_german',
  'usage_farsi',
  'example_german',
  'example_farsi',
  'example_transliteration',
  'dari_note_german',
  'dari_note_farsi',
] as const

/** The cells of each column, separated by line breaks. Rows as objects are a fifth larger, even compressed. */
export type Columns<Column extends string> = Readonly<Record<Column, string>>

export interface LexiconFiles {
  readonly first: {
    /** Level of every word of the lexicon, a digit each: 1 for A1, 2 for A2, 3 for B1. Only A1 is in this file. */
    readonly levels: string
    readonly words: Columns<(typeof wordColumns)[number]>
  }
  readonly rest: {
    readonly words: Columns<(typeof wordColumns)[number]>
    /** Frequency of use of every word of the lexicon, a digit each. */
    readonly uses: string
    /** For every word of the lexicon. */
    readonly forms: Columns<(typeof formColumns)[number]>
  }
  /** For every word of the lexicon. */
  readonly senses: Columns<(typeof senseColumns)[number]>
  /** For every word of the lexicon. */
  readonly details: Columns<(typeof detailColumns)[number]>
}

export type LexiconRow = LexiconEntry & { readonly speech_id?: string }

export function lexiconPart<Part extends LexiconPart>(
  part: Part,
  rows: readonly LexiconRow[],
): LexiconFiles[Part]
export function lexiconPart(part: LexiconPart, rows: readonly LexiconRow[]): LexiconFiles[LexiconPart] {
  const isFirst = ({ level }: LexiconRow) => level === 'A1'
  switch (part) {
    case 'first':
      return {
        levels: rows.map(({ level }) => levels.indexOf(level) + 1).join(''),
        words: columnsOf(rows.filter(isFirst), wordColumns),
      }
    case 'rest':
      return {
        words: columnsOf(
          rows.filter((row) => !isFirst(row)),
          wordColumns,
        ),
        uses: usesOfWords(rows).join(''),
        forms: columnsOf(
          rows.map((row) => ({ ...row, id: idCellOf(row) })),
          formColumns,
        ),
      }
    case 'senses':
      return columnsOf(rows, senseColumns)
    case 'details':
      return columnsOf(rows, detailColumns)
  }
}

/** Frequency of use of each word in the examples of the lexicon (`usesOf`). */
export function usesOfWords(rows: readonly LexiconEntry[]): number[] {
  return usesOf(
    rows,
    rows.map(({ example_german, example_farsi }) => ({ german: example_german, farsi: example_farsi })),
  )
}

/** Saves bytes: most ids can be derived from the word or its sense (`idOf` in src/lib/lexicon/entries.ts). */
function idCellOf({ id, german, sense_german }: LexiconRow): string {
  const word = shortSlugOf(german)
  if (id === word) return ''
  return id === `${word}-${shortSlugOf(sense_german)}` ? '+' : id
}

export function columnsOf<Column extends string>(
  rows: readonly Readonly<Partial<Record<Column, string>>>[],
  columns: readonly Column[],
): Columns<Column> {
  const entries = columns.map((column) => [column, rows.map((row) => row[column] ?? '').join('\n')] as const)
  return Object.fromEntries(entries) as Columns<Column>
}
