import { parse as parseCsv } from 'csv-parse/sync'
import * as v from 'valibot'
import type { SpeakerName } from '@pol/language/speakers'

/** A Persian text for speech, with the transliteration that determines its pronunciation. */
export interface PersianText {
  readonly farsi: string
  readonly transliteration: string
}

/** The texts of a row that have audio. */
export interface Spoken {
  readonly german: readonly string[]
  readonly persian: readonly PersianText[]
}

/** Texts that a person says; `speaker` is missing if nobody does. */
export interface SaidTexts {
  readonly speaker: SpeakerName | undefined
  readonly texts: readonly string[]
}

/** A kind of content: a CSV file, the schema of its rows, and the key that must be unique. */
export interface Kind<Row> {
  /** File name, relative to `content/data/`. */
  readonly file: string
  /** Prefix of the row ids; empty for the lexicon. */
  readonly idPrefix: string
  /** Columns of which the id of a new row is made, after the prefix; by default the entry, or the German text and its sense. */
  readonly idFrom?: readonly string[]
  /** Columns copied from the lexicon entry that the column `entry` refers to. */
  readonly fromLexicon?: readonly string[]
  /** Whether a row may name no entry and write these columns itself. */
  readonly hasOwnTexts?: true
  readonly row: v.GenericSchema<unknown, Row>
  /** Must be unique in the file. */
  key(row: Row): string
  /** Errors of rows that refer to other rows of the file. Called when each row alone is valid. */
  errorsBetween?(rows: readonly Row[]): readonly { readonly row: Row; readonly error: string }[]
  spoken(row: Row): Spoken
  /** Those of its texts that somebody says. All of `spoken` is said by the usual speaker as well. */
  said?(row: Row): SaidTexts
}

export type RowOf<K> = K extends Kind<infer Row> ? Row : never

export function kind<Row>(declaration: Kind<Row>): Kind<Row> {
  return declaration
}

/** All validation errors of a file, each formatted as `file:line: error`. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

interface CsvRecord {
  readonly info: { readonly lines: number }
  readonly record: { readonly [column: string]: string }
}

/** A lexicon entry: values by column. */
type Entry = Readonly<Record<string, unknown>>
export type Entries = ReadonlyMap<string, Entry>

/**
 * Parses and validates the CSV file of a kind (RFC 4180, UTF-8, header row).
 * @param entries lexicon entries by id, if the kind refers to them.
 * @throws ContentError with all schema violations, duplicate keys and missing entries; if there are none, with all
 * errors between rows.
 */
export function readRows<Row>(kind: Kind<Row>, csv: string, entries?: Entries): Row[] {
  if (csv !== csv.normalize('NFC')) throw new ContentError([`${kind.file}: is not in Unicode NFC`])
  const records = readRecords(kind.file, csv)
  const errors: string[] = []
  const seen = new Map<string, number>()
  const rows: Row[] = []
  const places = new Map<Row, string>()
  for (const { info, record } of records) {
    const at = `${kind.file}:${info.lines}`
    const named = record['entry'] ?? ''
    const taken = kind.fromLexicon && !(kind.hasOwnTexts && named === '') ? kind.fromLexicon : []
    const entry = entries?.get(named)
    if (taken.length > 0 && !entry) {
      errors.push(`${at}: entry: "${record['entry']}" is not in the lexicon`)
      continue
    }
    const written = taken.filter((column) => record[column])
    if (written.length > 0) {
      errors.push(`${at}: ${written.join(', ')}: is taken from the lexicon`)
      continue
    }
    const copied = Object.fromEntries(taken.map((column) => [column, entry?.[column]]))
    const result = v.safeParse(kind.row, { ...record, ...copied })
    if (!result.success) {
      for (const issue of result.issues)
        errors.push(`${at}: ${v.getDotPath(issue) ?? 'row'}: ${issue.message}`)
      continue
    }
    const key = kind.key(result.output)
    const earlier = seen.get(key)
    if (earlier !== undefined) errors.push(`${at}: "${key}" is already in line ${earlier}`)
    seen.set(key, info.lines)
    rows.push(result.output)
    places.set(result.output, at)
  }
  if (errors.length === 0)
    for (const { row, error } of kind.errorsBetween?.(rows) ?? []) errors.push(`${places.get(row)}: ${error}`)
  if (errors.length > 0) throw new ContentError(errors)
  return rows
}

/** @throws ContentError if the text is not CSV. */
export function readRecords(file: string, csv: string, delimiter = ','): CsvRecord[] {
  try {
    return parseCsv(csv, { columns: true, info: true, bom: true, delimiter }) as unknown as CsvRecord[]
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? `:${Number(error.lines)}` : ''
    throw new ContentError([`${file}${line}: ${error instanceof Error ? error.message : String(error)}`])
  }
}
