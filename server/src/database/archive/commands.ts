import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { operatorAlias } from '@pol/contract/roles'
import { createMailFiles } from '../../mail/mail-files.ts'
import { eraseAgain } from '../../accounts/erasure/erase-again.ts'
import { createErasureFile } from '../../accounts/erasure/erasure-file.ts'
import { addToAudit } from '../../accounts/audit.ts'
import { embeddedFolder, withConfiguredDatabase, type DatabaseTarget } from '../configured-database.ts'
import type { Database } from '../database.ts'
import { withConnection } from '../open.ts'
import { compress, openArchive, saveArchive } from './file.ts'
import { ArchiveError } from './format.ts'
import { loadArchive, refuseUnknownMigration } from './load.ts'
import { readArchive, type Contents } from './read.ts'
import { requestBackup } from './serve-backups.ts'
import { writeArchive } from './write.ts'

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

/**
 * Restores an archive into the configured database, which must be empty. Users who were deleted after the backup are
 * deleted again. The audit trail says that it was restored.
 */
export async function restore(
  target: DatabaseTarget,
  file: string,
): Promise<Contents & { readonly erased: number }> {
  // Validate the whole file before creating anything.
  const { migration } = await readArchive(openArchive(file))
  refuseUnknownMigration(migration, target.migrations)
  mkdirSync(target.dataFolder, { recursive: true, mode: 0o700 })
  const erasureFile = createErasureFile(join(target.dataFolder, 'erasures.csv'))
  const mailFiles = createMailFiles(join(target.dataFolder, 'outbox'))
  const now = () => new Date()
  const load = async (db: Database) => {
    const restored = await db.transaction(async (tx) => {
      const contents = await loadArchive(tx, target.migrations, openArchive(file))
      const erased = await eraseAgain(tx, { erasureFile, mailFiles, now })
      await addToAudit(tx, [{ actorAlias: operatorAlias, action: 'restore-backup' }], now())
      return { ...contents, erased }
    })
    await erasureFile.update(db, now())
    return restored
  }
  return withConfiguredDatabase(target, load, { allowMissing: true })
}

/** Copies the embedded database to an empty database on a PostgreSQL server. The embedded database stays unchanged. */
export function move(source: DatabaseTarget, url: string): Promise<Contents> {
  refuseNoDatabase(source)
  return withConfiguredDatabase({ ...source, databaseUrl: null }, (embedded) =>
    withConnection(url, (db) => loadArchive(db, source.migrations, writeArchive(embedded))),
  )
}

function isConnectionReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

export function refuseNoDatabase({ dataFolder }: DatabaseTarget): void {
  if (existsSync(embeddedFolder(dataFolder))) return
  throw new ArchiveError(`There is no database in ${dataFolder}.`)
}
