import { Readable } from 'node:stream'
import { compress, saveArchive } from '../database/archive/file.ts'
import { ArchiveError } from '../database/archive/format.ts'
import type { Contents } from '../database/archive/read.ts'
import { requestBackup } from '../database/archive/serve-backups.ts'
import { writeArchive } from '../database/archive/write.ts'
import {
  refuseNoDatabase,
  withConfiguredDatabase,
  type DatabaseTarget,
} from '../database/configured-database.ts'

/** Backs up the configured database. A running server creates the backup itself. */
export async function backUp(target: DatabaseTarget, file: string): Promise<Contents> {
  if (target.databaseUrl === null) {
    refuseNoDatabase(target)
    try {
      const running = await requestBackup(target.dataFolder)
      if (running) return await saveArchive(file, running)
    } catch (error) {
      throw isConnectionReset(error) ? new ArchiveError('The running server broke the backup off.') : error
    }
  }
  return withConfiguredDatabase(target, (db) =>
    saveArchive(file, Readable.from(writeArchive(db)), compress()),
  )
}

function isConnectionReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}
