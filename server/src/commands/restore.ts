import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { operatorAlias } from '@pol/contract/roles'
import { addToAudit } from '../accounts/audit.ts'
import { eraseAgain } from '../accounts/erasure/erase-again.ts'
import { openArchive } from '../database/archive/file.ts'
import { loadArchive, refuseUnknownMigration } from '../database/archive/load.ts'
import { readArchive, type Contents } from '../database/archive/read.ts'
import { withConfiguredDatabase, type DatabaseTarget } from '../database/configured-database.ts'
import type { Database } from '../database/database.ts'
import { createMailFiles } from '../mail/mail-files.ts'
import { createErasureFile } from '../retention/erasure-file.ts'

/**
 * Restores an archive into the configured database, which must be empty. Users who were deleted after the backup are
 * deleted again. Records the restore in the audit trail.
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
