import { closeSync, constants, existsSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { writeDurably } from './durable-files.ts'
import { folderFailure } from './folder-failure.ts'

const recordEveryMs = 1_000

/** Inside the database folder, so that it is moved, copied and restored together with the database. */
export const positionFile = 'acknowledged'

/** Fixed length, so that the file is overwritten in place. After a power failure the file may be empty. */
const position = /^[\dA-F]{8}\/[\dA-F]{8}\n$/
/** A position that no log reaches. */
const beyondAnyLog = 'FFFFFFFF/FFFFFFFF\n'

/**
 * Records the flushed position of the write-ahead log in a file, at most once a second. The file itself is not flushed:
 * it survives a crash of the process, and after a power failure it is at worst older than the log.
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
      // The engine is closing or has failed, or the disk is full. The older position stays, which is still correct.
    }
  }
  return () => {
    timer ??= setTimeout(
      () => void record(),
      Math.max(0, recordedAt + recordEveryMs - performance.now()),
    ).unref()
  }
}

/** @returns null if the flushed log ends at a page boundary, which may be inside a record: recovery discards it. */
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
 * Compares the recorded position with the end of the log that PostgreSQL found, because PostgreSQL treats damage in the
 * log as its end. The checkpoint of a recovery or shutdown is the first record after that end.
 * @throws FolderError if the log ends before the recorded position.
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
  // All later starts must fail too, although PostgreSQL continues the log and may pass the recorded position.
  writeDurably(path, beyondAnyLog)
  throw folderFailure.logBrokenOff(folder, path)
}
