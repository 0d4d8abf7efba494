import { join } from 'node:path'
import { openEmbedded } from './embedded.ts'
import { lockFolder } from './folder-lock.ts'
import { openOnEmbedded, openOnServer, type OpenDatabase } from './open.ts'

interface Place {
  /** A PostgreSQL server; null for the embedded engine. */
  readonly databaseUrl: string | null
  readonly dataFolder: string
  readonly migrations: string
  /** An archive of an empty cluster (`openEmbedded`). */
  readonly template: string
}

/**
 * The database that the configuration names.
 * @throws FolderInUseError where another process has the embedded one.
 */
export async function openConfigured(place: Place): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, migrations, template } = place
  if (databaseUrl) return openOnServer(databaseUrl, migrations)
  const unlock = lockFolder(join(dataFolder, 'lock'))
  const engine = await openEmbedded(join(dataFolder, 'database'), template)
  const database = await openOnEmbedded(engine, migrations)
  return {
    ...database,
    async close() {
      await database.close()
      unlock()
    },
  }
}
