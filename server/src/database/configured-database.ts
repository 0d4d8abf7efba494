import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveBackups } from './archive/serve-backups.ts'
import { openEmbeddedEngine } from './embedded.ts'
import type { EmbeddedEngine } from './engine.ts'
import { folderFailure, explainFileError, explainQueryError } from './folder-failure.ts'
import { lockFolder } from './folder-lock.ts'
import { hasCluster, markFolder, refuseForeignDatabase } from './folder-mark.ts'
import { deleteChecksums, readChecksums, writeChecksums } from './folder-checksums.ts'
import { findDataLoss } from './invariants.ts'
import { newestMigration } from './migrate.ts'
import { withConnection, databaseOnEngine, openEmbeddedDatabase, openServerDatabase } from './open.ts'
import type { Database, OpenDatabase } from './database.ts'

export interface DatabaseTarget {
  /** A PostgreSQL server; null for the embedded engine. */
  readonly databaseUrl: string | null
  /** Maximum number of connections to that server; default 10. */
  readonly poolSize?: number | undefined
  readonly dataFolder: string
  readonly migrations: string
  /** Path of an archive of an empty cluster (`openEmbeddedEngine`). */
  readonly template: string
}

interface ConfiguredDatabase extends OpenDatabase {
  /** Aborts when the embedded engine has failed for good. A server connection recovers by itself. */
  readonly failure: AbortSignal
}

/**
 * Opens the configured database and migrates it. While the embedded database is open, this process serves its backups.
 * @param onError is called when a backup fails.
 * @throws FolderInUseError if another process uses the embedded database; FolderError if its folder is unusable.
 */
export async function openConfiguredDatabase(
  target: DatabaseTarget,
  onError: (error: unknown) => void,
): Promise<ConfiguredDatabase> {
  const { databaseUrl, poolSize, dataFolder, migrations } = target
  if (databaseUrl) {
    const database = await openServerDatabase(databaseUrl, migrations, poolSize)
    return { ...database, failure: new AbortController().signal }
  }
  const { engine, folder, isTrusted, close } = await openFolder(target)
  let isComplete = isTrusted
  try {
    const database = await openEmbeddedDatabase(engine, migrations)
    if (!isTrusted) await refuseDataLoss(database.db, folder)
    isComplete = true
    markFolder(folder)
    const stopBackups = serveBackups(dataFolder, database.db, onError)
    return {
      ...database,
      failure: engine.failure,
      async close() {
        await stopBackups()
        await close(isComplete)
      },
    }
  } catch (error) {
    await close(isComplete)
    throw explainQueryError(error, folder)
  }
}

/**
 * Runs work on the configured database, without migrating it.
 * @param allowMissing whether to create a new embedded database if a former one is missing.
 * @throws FolderInUseError if another process uses the embedded database; FolderError if its folder is unusable.
 */
export async function withConfiguredDatabase<T>(
  target: DatabaseTarget,
  work: (db: Database) => Promise<T>,
  { allowMissing = false } = {},
): Promise<T> {
  if (target.databaseUrl) return withConnection(target.databaseUrl, work)
  const { engine, folder, isTrusted, close } = await openFolder(target, allowMissing)
  const db = databaseOnEngine(engine)
  try {
    const result = await work(db)
    if ((await newestMigration(db)) !== null) markFolder(folder)
    return result
  } catch (error) {
    throw explainQueryError(error, folder)
  } finally {
    await close(isTrusted)
  }
}

interface OpenFolder {
  readonly folder: string
  readonly engine: EmbeddedEngine
  /** Whether the database is new or its files are unchanged since a clean shutdown. */
  readonly isTrusted: boolean
  /** @param isComplete whether the next start may trust the files as long as they are unchanged. */
  close(isComplete: boolean): Promise<void>
}

async function openFolder(
  { dataFolder, template }: DatabaseTarget,
  allowMissing = false,
): Promise<OpenFolder> {
  const folder = embeddedFolder(dataFolder)
  const unlock = await lockFolder(join(dataFolder, 'lock'))
  let engine: EmbeddedEngine | null = null
  let previousChecksums: readonly string[] = []
  const close = async (isComplete: boolean) => {
    try {
      await engine?.close()
      if (isComplete && !engine?.failure.aborted) tryWriteChecksums(folder, previousChecksums)
    } finally {
      unlock()
    }
  }
  try {
    const checksums = readChecksums(folder)
    previousChecksums = checksums ?? []
    const isTrusted = checksums !== null || !hasCluster(folder, allowMissing)
    engine = await openEmbeddedEngine(folder, template, { allowMissing })
    await refuseForeignDatabase(databaseOnEngine(engine), folder, allowMissing)
    return { folder, engine, isTrusted, close }
  } catch (error) {
    await close(false)
    throw explainQueryError(explainFileError(error, folder), folder)
  }
}

/** Without checksums, for example on a full disk, the next start reads all tables instead. */
function tryWriteChecksums(folder: string, previousChecksums: readonly string[]): void {
  try {
    writeChecksums(folder, previousChecksums)
  } catch {
    deleteChecksums(folder)
  }
}

/** @throws FolderError if rows were lost in a crash. */
async function refuseDataLoss(db: Database, folder: string): Promise<void> {
  const violations = await findDataLoss(db)
  if (violations.length === 0) return
  throw folderFailure.dataLost(
    folder,
    violations.map(({ name }) => name),
  )
}

export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'database')
}

/** @throws FolderError if the data folder has no embedded database. */
export function refuseNoDatabase({ dataFolder }: DatabaseTarget): void {
  if (!existsSync(embeddedFolder(dataFolder))) throw folderFailure.none(dataFolder)
}
