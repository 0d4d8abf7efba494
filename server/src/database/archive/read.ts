import { createHash } from 'node:crypto'
import { ArchiveError, isRow, parseMarker, type Marker } from './format.ts'
import { createTableChecksum, type TableChecksum } from './table-checksum.ts'

export interface Reader {
  /** Called first, with the migration of the archived database. */
  begin(migration: number): Promise<void>
  rows(table: string, page: readonly string[]): Promise<void>
}

export interface Contents {
  readonly migration: number
  readonly checksums: ReadonlyMap<string, TableChecksum>
}

/**
 * Reads and validates an archive.
 * @throws ArchiveError as soon as a fault is found.
 */
export async function readArchive(chunks: AsyncIterable<string>, reader?: Reader): Promise<Contents> {
  const hash = createHash('sha256')
  const checksums = new Map<string, TableChecksum>()
  let migration: number | null = null
  let table: { readonly name: string; readonly checksum: ReturnType<typeof createTableChecksum> } | null =
    null
  let ended = false

  const readMarker = async (line: string) => {
    const marker = markerOf(line)
    if (ended || (migration === null) !== (marker[0] === 'archive')) throw damaged()
    if (marker[0] === 'archive') {
      migration = marker[2].migration
      await reader?.begin(migration)
    } else if (marker[0] === 'table') {
      if (table || checksums.has(marker[1])) throw damaged()
      table = { name: marker[1], checksum: createTableChecksum() }
    } else if (marker[0] === 'sum') {
      const actual = table?.checksum.result()
      if (!table || actual?.rows !== marker[1].rows || actual.sha256 !== marker[1].sha256) throw damaged()
      checksums.set(table.name, actual)
      table = null
    } else {
      if (table || hash.digest('hex') !== marker[1]) throw damaged()
      ended = true
      return
    }
    hash.update(`${line}\n`)
  }
  const readRows = async (page: readonly string[]) => {
    if (page.length === 0) return
    if (!table) throw damaged()
    table.checksum.add(page)
    hash.update(`${page.join('\n')}\n`)
    await reader?.rows(table.name, page)
  }

  for await (const lines of linesOf(chunks)) {
    let page: string[] = []
    for (const line of lines) {
      if (isRow(line)) page.push(line)
      else {
        await readRows(page)
        page = []
        await readMarker(line)
      }
    }
    await readRows(page)
  }
  if (migration === null || !ended) throw damaged()
  return { migration, checksums }
}

/** The complete lines of each chunk. Only `\n` ends a line, because rows may contain all other separators. */
async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const chunk of chunks) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest !== '') throw damaged()
}

function markerOf(line: string): Marker {
  try {
    return parseMarker(line)
  } catch (cause) {
    throw damaged(cause)
  }
}

export function damaged(cause?: unknown): ArchiveError {
  return new ArchiveError('The archive is cut off or altered, or no archive at all: nothing was changed.', {
    cause,
  })
}
