import { readFile, writeFile } from 'node:fs/promises'
import { parse as parseCsv } from 'csv-parse/sync'
import { proposeId } from './ids.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'

/** Sorted list of the ids in use, one per line; the id of a row never changes. */
export const releasedIdsFile = 'ids.txt'
/** Ids no longer in use, each with the id that replaces it, if any. */
export const retiredIdsFile = 'retired-ids.csv'

export interface RetiredId {
  readonly id: string
  readonly successor: string
}

type Cells = Readonly<Record<string, string>>

/** @param folder URL of the data folder, with a trailing slash. */
export async function readReleasedIds(folder: URL): Promise<string[]> {
  return (await readFile(new URL(releasedIdsFile, folder), 'utf8')).split('\n').filter(Boolean)
}

export async function readRetiredIds(folder: URL): Promise<RetiredId[]> {
  return parseCsv<RetiredId>(await readFile(new URL(retiredIdsFile, folder), 'utf8'), { columns: true })
}

/** The ids in the content files, by file name. */
export async function readIdsInUse(folder: URL): Promise<Map<string, string[]>> {
  const files = kinds.map(async ({ file }) => {
    const rows = parseCsv<Cells>(await readFile(new URL(file, folder), 'utf8'), { columns: true })
    return [file, rows.map((row) => row['id'] ?? '')] as const
  })
  return new Map(await Promise.all(files))
}

/**
 * Assigns an id to every row that has none, and adds new ids to the list of released ones.
 * @returns the new ids.
 */
export async function releaseIds(folder: URL): Promise<string[]> {
  const released = await readReleasedIds(folder)
  const retired = await readRetiredIds(folder)
  const inUse = [...(await readIdsInUse(folder)).values()].flat()
  const taken = new Set([...released, ...retired.map(({ id }) => id), ...inUse])
  for (const { file, idPrefix, idFrom } of kinds as readonly Kind<unknown>[]) {
    const path = new URL(file, folder)
    const [header = '', ...lines] = (await readFile(path, 'utf8')).split('\n')
    const filled = lines.map((line) => {
      // The id is the first column, and texts contain no line breaks.
      if (!line.startsWith(',')) return line
      const [cells = {}] = parseCsv<Cells>(`${header}\n${line}`, { columns: true })
      const { entry, german = '', sense_german = '' } = cells
      const named = entry ? [entry] : [german, sense_german]
      const id = idFrom
        ? proposeId(idPrefix, [idFrom.map((column) => cells[column] ?? '').join(' ')], taken)
        : proposeId(idPrefix, named, taken)
      taken.add(id)
      return id + line
    })
    if (filled.some((line, at) => line !== lines[at])) await writeFile(path, [header, ...filled].join('\n'))
  }
  const now = [...(await readIdsInUse(folder)).values()].flat()
  const added = now.filter((id) => !released.includes(id))
  if (added.length > 0)
    await writeFile(new URL(releasedIdsFile, folder), `${[...released, ...added].toSorted().join('\n')}\n`)
  return added
}
