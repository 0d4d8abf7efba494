import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { writeDurably } from './durable-files.ts'
import { folderFailure } from './folder-failure.ts'

const recordEveryMs = 1_000

/** In the database folder, so that it stays with its database when that is moved away, copied or restored. */
export const positionFile = 'acknowledged'

/** Always of the same length, so that it is overwritten in place. After a power failure the file may be empty. */
const position = /^[\dA-F]{8}\/[\dA-F]{8}\n$/
/** No log gets there. */
const beyondAnyLog = 'FFFFFFFF/FFFFFFFF\n'

/**
 * Writes to a file how far the write-ahead log is flushed, at most once a second. The file itself is not flushed: it outlives
 * the process, and after a power failure it is at worst older than the log.
 * @returns a function to call after each flush.
 */
export function positionRecorder(folder: string, engine: () => PGlite | null): () => void {
  let timer: NodeJS.Timeout | null = null
  let recordedAt = -recordEveryMs
  const record = async () => {
    timer = null
    recordedAt = performance.now()
    try {
      const flushed = await flushedPosition(engine())
      if (flushed) overwrite(join(folder, positionFile), flushed)
    } catch {
      // The engine closes or has failed, or the disk is full: the position stays an older one, which is never wrong.
    }
  }
  return () => {
    timer ??= setTimeout(
      () => void record(),
      Math.max(0, recordedAt + recordEveryMs - performance.now()),
    ).unref()
  }
}

/** @returns null where the flushed log ends with a page, since that may be inside a record, which recovery drops as a whole. */
async function flushedPosition(engine: PGlite | null): Promise<string | null> {
  const result = await engine?.query<{ position: string }>(
    `select flushed::text as position from pg_current_wal_flush_lsn() as flushed where (flushed - '0/0') % 8192 <> 0`,
  )
  const parts = result?.rows[0]?.position.split('/')
  return parts ? `${parts.map((part) => part.padStart(8, '0')).join('/')}\n` : null
}

function overwrite(path: string, text: string): void {
  const descriptor = openSync(path, constants.O_WRONLY | constants.O_CREAT, 0o600)
  try {
    writeSync(descriptor, text, 0)
  } finally {
    closeSync(descriptor)
  }
}

/**
 * Compares what the last process recorded with the end of the log that PostgreSQL has found: its checkpoint at the end of a
 * recovery, or of a shutdown, is the first record after that. PostgreSQL takes damage in the log for its end.
 * @throws FolderError if the log ends earlier.
 */
export async function refuseLostChanges(folder: string, engine: PGlite): Promise<void> {
  const path = join(folder, positionFile)
  const recorded = existsSync(path) ? readFileSync(path, 'utf8') : ''
  if (!position.test(recorded)) return
  const { rows } = await engine.query<{ isLost: boolean }>(
    `select redo_lsn < $1::pg_lsn as "isLost" from pg_control_checkpoint()`,
    [recorded.trim()],
  )
  if (!rows[0]?.isLost) return
  // PostgreSQL has continued the log where it found its end. At the next start it may reach the position.
  writeDurably(path, beyondAnyLog)
  throw folderFailure.logBrokenOff(folder, path)
}
