import { parse as parseCsv } from 'csv-parse/sync'
import * as v from 'valibot'

/** A Persian text for speech, with the transliteration that determines its pronunciation. */
export interface PersianText {
  readonly farsi: string
  readonly transliteration: string
}

/** The texts of a row that a learner can listen to. */
export interface Spoken {
  readonly german: readonly string[]
  readonly persian: readonly PersianText[]
}

/** A kind of content: a CSV file, the schema of its rows, and the key that must be unique. */
export interface Kind<Row> {
  /** File name, relative to `content/data/`. */
  readonly file: string
  /** What the ids of its lines begin with; empty for the lexicon. */
  readonly idPrefix: string
  /** Columns that a line takes from the entry of the lexicon that its column `entry` names. */
  readonly fromLexicon?: readonly string[]
  readonly row: v.GenericSchema<unknown, Row>
  /** Must be unique in the file. */
  key(row: Row): string
  spoken(row: Row): Spoken
}

export type RowOf<K> = K extends Kind<infer Row> ? Row : never

export function kind<Row>(declaration: Kind<Row>): Kind<Row> {
  return declaration
}

/** All validation errors of a file, each as `file:line: error`. */
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

/** An entry of the lexicon, by column. */
type Entry = Readonly<Record<string, unknown>>
export type Entries = ReadonlyMap<string, Entry>

/**
 * Reads the text of a kind's CSV file (RFC 4180, UTF-8, a header line).
 * @param entries of the lexicon by id, where the kind refers to them.
 * @throws ContentError with every violation of the schema, every duplicate and every entry that does not exist.
 */
export function readRows<Row>(kind: Kind<Row>, csv: string, entries?: Entries): Row[] {
  if (csv !== csv.normalize('NFC')) throw new ContentError([`${kind.file}: is not in Unicode NFC`])
  const records = readRecords(kind.file, csv)
  const errors: string[] = []
  const seen = new Map<string, number>()
  const rows: Row[] = []
  for (const { info, record } of records) {
    const at = `${kind.file}:${info.lines}`
    const entry = kind.fromLexicon && entries?.get(record['entry'] ?? '')
    if (kind.fromLexicon && !entry) {
      errors.push(`${at}: entry: "${record['entry']}" is not in the lexicon`)
      continue
    }
    const taken = Object.fromEntries((kind.fromLexicon ?? []).map((column) => [column, entry?.[column]]))
    const result = v.safeParse(kind.row, { ...taken, ...record })
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
  }
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
