import { createHash } from 'node:crypto'
import { ArchiveError, isRow, parseMark, type Mark } from './format.ts'
import { createTally, type Sum } from './tally.ts'

export interface Reader {
  /** Comes first, with the migration that the archived database stood at. */
  begin(migration: number): Promise<void>
  rows(table: string, page: readonly string[]): Promise<void>
}

export interface Contents {
  readonly migration: number
  readonly sums: ReadonlyMap<string, Sum>
}

/**
 * Reads an archive to its end, and checks it on the way.
 * @throws ArchiveError where it is not whole, as soon as that is known.
 */
export async function readArchive(pieces: AsyncIterable<string>, reader?: Reader): Promise<Contents> {
  const whole = createHash('sha256')
  const sums = new Map<string, Sum>()
  let migration: number | null = null
  let table: { readonly name: string; readonly tally: ReturnType<typeof createTally> } | null = null
  let ended = false

  const readMark = async (line: string) => {
    const mark = markOf(line)
    if (ended || (migration === null) !== (mark[0] === 'archive')) throw damaged()
    if (mark[0] === 'archive') {
      migration = mark[2].migration
      await reader?.begin(migration)
    } else if (mark[0] === 'table') {
      if (table || sums.has(mark[1])) throw damaged()
      table = { name: mark[1], tally: createTally() }
    } else if (mark[0] === 'sum') {
      const sum = table?.tally.sum()
      if (!table || sum?.rows !== mark[1].rows || sum.sha256 !== mark[1].sha256) throw damaged()
      sums.set(table.name, sum)
      table = null
    } else {
      if (table || whole.digest('hex') !== mark[1]) throw damaged()
      ended = true
      return
    }
    whole.update(`${line}\n`)
  }
  const readRows = async (page: readonly string[]) => {
    if (page.length === 0) return
    if (!table) throw damaged()
    table.tally.add(page)
    whole.update(`${page.join('\n')}\n`)
    await reader?.rows(table.name, page)
  }

  for await (const lines of linesOf(pieces)) {
    let page: string[] = []
    for (const line of lines) {
      if (isRow(line)) page.push(line)
      else {
        await readRows(page)
        page = []
        await readMark(line)
      }
    }
    await readRows(page)
  }
  if (migration === null || !ended) throw damaged()
  return { migration, sums }
}

/** Whole lines, as many as came at once. Only `\n` ends one: a row may contain every other separator. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  if (rest !== '') throw damaged()
}

function markOf(line: string): Mark {
  try {
    return parseMark(line)
  } catch (cause) {
    throw damaged(cause)
  }
}

export function damaged(cause?: unknown): ArchiveError {
  return new ArchiveError('The archive is cut off or altered, or no archive at all: nothing was changed.', {
    cause,
  })
}
