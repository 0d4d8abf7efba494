import type { Entries, Kind } from '../src/kind.ts'
import { kinds } from '../src/kinds.ts'
import { type Content, type Line, readEntries, readKind } from '../src/read.ts'

export const data = new URL('../data/', import.meta.url)

let entries: Promise<Entries> | undefined
const files = new Map<string, Promise<unknown[]>>()

/** The rows of a content file. All tests in a process share them, since reading takes longer than most tests. */
export function rowsOf<Row>(kind: Kind<Row>): Promise<readonly Row[]> {
  const rows =
    files.get(kind.file) ?? readKind(kind, data, kind.fromLexicon && (entries ??= readEntries(data)))
  files.set(kind.file, rows)
  return rows as Promise<Row[]>
}

/** The rows of every content file, by file name. */
export async function allRows(): Promise<Content> {
  const read = (kinds as readonly Kind<Line>[]).map(async (kind) => [kind.file, await rowsOf(kind)] as const)
  return new Map(await Promise.all(read))
}
