import { join } from 'node:path'
import { serveBackups } from './archive/serve-backups.ts'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { onConnection, onEmbedded, openOnEmbedded, openOnServer } from './open.ts'
import type { Database, OpenDatabase } from './open.ts'

export interface Place {
  /** A PostgreSQL server; null for the embedded engine. */
  readonly databaseUrl: string | null
  readonly dataFolder: string
  readonly migrations: string
  /** An archive of an empty cluster (`openEmbedded`). */
  readonly template: string
}

interface ConfiguredDatabase extends OpenDatabase {
  /** Aborts when the embedded engine has given up; a server comes back by itself. */
  readonly failure: AbortSignal
}

/**
 * The database that the configuration names. As long as it is open, the embedded one can be backed up.
 * @param onTrouble hears why a backup cannot be had.
 * @throws FolderInUseError where another process has the embedded one.
 */
export async function openConfigured(
  place: Place,
  onTrouble: (error: unknown) => void,
): Promise<ConfiguredDatabase> {
  const { databaseUrl, dataFolder, migrations, template } = place
  if (databaseUrl) {
    return { ...(await openOnServer(databaseUrl, migrations)), failure: new AbortController().signal }
  }
  const unlock = lockFolder(join(dataFolder, 'lock'))
  const engine = await openEmbedded(embeddedFolder(dataFolder), template)
  const database = await openOnEmbedded(engine, migrations)
  const endBackups = serveBackups(dataFolder, database.db, onTrouble)
  return {
    ...database,
    failure: engine.failure,
    async close() {
      await endBackups()
      await database.close()
      unlock()
    },
  }
}

/**
 * Work on the database that the configuration names, whatever its schema.
 * @throws FolderInUseError where another process has the embedded one.
 */
export async function onConfigured<T>(place: Place, work: (db: Database) => Promise<T>): Promise<T> {
  const { databaseUrl, dataFolder, template } = place
  if (databaseUrl) return onConnection(databaseUrl, work)
  const unlock = lockFolder(join(dataFolder, 'lock'))
  try {
    const engine = await openEmbedded(embeddedFolder(dataFolder), template)
    try {
      return await work(onEmbedded(engine))
    } finally {
      await engine.close()
    }
  } finally {
    unlock()
  }
}

export function embeddedFolder(dataFolder: string): string {
  return join(dataFolder, 'database')
}
