import * as v from 'valibot'

/** An unusable archive, or a database that cannot be archived. The message is for the operator. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}

/**
 * An archive consists of lines of JSON. A row is an object, as PostgreSQL formats it. A marker is an array: `archive`
 * is the header, `table` starts a table, `sum` ends it with row count and SHA-256, `end` has the SHA-256 of the whole
 * archive.
 */
const marker = v.union([
  v.strictTuple([
    v.literal('archive'),
    v.literal(1),
    v.object({ migration: v.number(), made: v.pipe(v.string(), v.isoTimestamp()) }),
  ]),
  v.strictTuple([v.literal('table'), v.string()]),
  v.strictTuple([v.literal('sum'), v.object({ rows: v.number(), sha256: v.string() })]),
  v.strictTuple([v.literal('end'), v.string()]),
])
export type Marker = v.InferOutput<typeof marker>

export function markerLine(marker: Marker): string {
  return `${JSON.stringify(marker)}\n`
}

export function isRow(line: string): boolean {
  return line.startsWith('{')
}

/** @throws if the line is not a marker. */
export function parseMarker(line: string): Marker {
  return v.parse(marker, JSON.parse(line))
}
