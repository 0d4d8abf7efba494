import { createHash } from 'node:crypto'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import { removeDurably, syncPath, writeDurably } from './durable-files.ts'
import { folderFailure, explainFileError } from './folder-failure.ts'
import { positionFile } from './folder-position.ts'

const bufferBytes = 1 << 20
const walSegment = /^pg_wal\/[\dA-F]{24}$/
const walSegmentBytes = 16 << 20

/** Exists next to the database folder while the database is closed. One line per file: SHA-256, size and path. */
const checksumsPath = (folder: string) => `${folder}.sums`

/** The checksums from the last clean shutdown; `null` if there was none. */
export function readChecksums(folder: string): readonly string[] | null {
  if (!existsSync(checksumsPath(folder))) return null
  return readFileSync(checksumsPath(folder), 'utf8').trimEnd().split('\n')
}

/**
 * Writes the checksums after a clean shutdown, and flushes the files that have changed: PostgreSQL does not flush files
 * that it can recreate.
 * @param previous the checksums at the time the database was opened.
 */
export function writeChecksums(folder: string, previous: readonly string[]): void {
  const buffer = Buffer.allocUnsafe(bufferBytes)
  const flushed = new Set(previous)
  const lines = pathsIn(folder).map((path) => {
    const line = checksumLine(folder, path, buffer)
    if (!flushed.has(line)) syncPath(join(folder, path))
    return line
  })
  for (const entry of entriesIn(folder)) {
    if (entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  writeDurably(checksumsPath(folder), `${lines.join('\n')}\n`)
}

/**
 * Compares the files with the checksums of the last clean shutdown, if any. PostgreSQL's own page checksums do not
 * detect a page of zeros, a missing file or an older file.
 * @throws FolderError that names the first file that differs.
 */
export function verifyChecksums(folder: string): void {
  const buffer = Buffer.allocUnsafe(bufferBytes)
  const checksums = checksumsPath(folder)
  for (const line of readChecksums(folder) ?? []) {
    const path = line.split('  ').at(-1) ?? ''
    const isSame = existsSync(join(folder, path)) && checksumLine(folder, path, buffer) === line
    if (!isSame) throw folderFailure.changedWhileStopped(join(folder, path), folder, checksums)
  }
}

/** Must be called before the database changes, which invalidates the checksums. */
export function deleteChecksums(folder: string): void {
  if (existsSync(checksumsPath(folder))) removeDurably(checksumsPath(folder))
}

/**
 * Refuses files without read and write permission, and truncated WAL segments: a segment always has its full size, but
 * PostgreSQL would accept a shorter one as the end of the log.
 * @throws FolderError
 */
export function refuseUnusable(folder: string): void {
  for (const path of pathsIn(folder)) {
    const file = join(folder, path)
    try {
      accessSync(file, constants.R_OK | constants.W_OK)
    } catch (error) {
      throw explainFileError(error, file)
    }
    const { mode, size } = statSync(file)
    // The engine checks these bits itself, also for the superuser.
    if (!(mode & 0o444 && mode & 0o222)) throw folderFailure.noPermission(file)
    if (walSegment.test(path) && size !== walSegmentBytes) throw folderFailure.cutOff(file, folder)
  }
}

function checksumLine(folder: string, path: string, buffer: Buffer): string {
  const hash = createHash('sha256')
  const descriptor = openSync(join(folder, path), 'r')
  let size = 0
  try {
    for (;;) {
      const read = readSync(descriptor, buffer)
      if (read === 0) break
      hash.update(buffer.subarray(0, read))
      size += read
    }
  } finally {
    closeSync(descriptor)
  }
  return [hash.digest('hex'), size, path].join('  ')
}

/** Relative paths of all files of PostgreSQL, with forward slashes. */
function pathsIn(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isFile() && entry.name !== positionFile)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .toSorted()
}

function entriesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
}
