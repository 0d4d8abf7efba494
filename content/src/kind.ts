import { parse as parseCsv } from 'csv-parse/sync'
import * as v from 'valibot'

/** A Persian text that can be heard, with the transliteration that tells how. */
export interface PersianText {
  readonly farsi: string
  readonly transliteration: string
}

/** What a learner can hear of a row, in each language. */
export interface Spoken {
  readonly german: readonly string[]
  readonly persian: readonly PersianText[]
}

/** One kind of teaching material: one CSV file, one schema, one rule for what counts as a duplicate. */
export interface Kind<Row> {
  /** The file's name below `content/data/`. */
  readonly file: string
  readonly row: v.GenericSchema<unknown, Row>
  /** Two rows with the same key are a duplicate. */
  key(row: Row): string
  spoken(row: Row): Spoken
}

export type RowOf<K> = K extends Kind<infer Row> ? Row : never

export function kind<Row>(declaration: Kind<Row>): Kind<Row> {
  return declaration
}

/** Names every fault of a file at once, one `file:line: fault` a line. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

interface Record {
  readonly info: { readonly lines: number }
  readonly record: { readonly [column: string]: string }
}

/**
 * Reads the text of a kind's CSV file (RFC 4180, UTF-8, a header line).
 * @throws ContentError naming file and line of every row that breaks the kind's rules.
 */
export function readRows<Row>(kind: Kind<Row>, csv: string): Row[] {
  if (csv !== csv.normalize('NFC')) throw new ContentError([`${kind.file}: is not in Unicode NFC`])
  const records = readRecords(kind.file, csv)
  const faults: string[] = []
  const seen = new Map<string, number>()
  const rows: Row[] = []
  for (const { info, record } of records) {
    const at = `${kind.file}:${info.lines}`
    const result = v.safeParse(kind.row, record)
    if (!result.success) {
      for (const issue of result.issues)
        faults.push(`${at}: ${v.getDotPath(issue) ?? 'row'}: ${issue.message}`)
      continue
    }
    const key = kind.key(result.output)
    const earlier = seen.get(key)
    if (earlier !== undefined) faults.push(`${at}: "${key}" stands already in line ${earlier}`)
    seen.set(key, info.lines)
    rows.push(result.output)
  }
  if (faults.length > 0) throw new ContentError(faults)
  return rows
}

function readRecords(file: string, csv: string): Record[] {
  try {
    return parseCsv(csv, { columns: true, info: true, bom: true }) as unknown as Record[]
  } catch (error) {
    const line = error instanceof Error && 'lines' in error ? `:${Number(error.lines)}` : ''
    throw new ContentError([`${file}${line}: ${error instanceof Error ? error.message : String(error)}`])
  }
}
