import * as v from 'valibot'

/** An archive that cannot be used, or a database that cannot be archived, in words for who gave the command. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/**
 * An archive is a text of lines. A row is an object, as PostgreSQL writes it; what stands between the rows is an array:
 * the head, then for each table its beginning, its rows, and their number and SHA-256; at the end the SHA-256 of it all.
 */
const mark = v.union([
  v.strictTuple([
    v.literal('archive'),
    v.literal(1),
    v.object({ migration: v.number(), made: v.pipe(v.string(), v.isoTimestamp()) }),
  ]),
  v.strictTuple([v.literal('table'), v.string()]),
  v.strictTuple([v.literal('sum'), v.object({ rows: v.number(), sha256: v.string() })]),
  v.strictTuple([v.literal('end'), v.string()]),
])
export type Mark = v.InferOutput<typeof mark>

export function markLine(mark: Mark): string {
  return `${JSON.stringify(mark)}\n`
}

export function isRow(line: string): boolean {
  return line.startsWith('{')
}

/** @throws where the line is no mark. */
export function parseMark(line: string): Mark {
  return v.parse(mark, JSON.parse(line))
}
