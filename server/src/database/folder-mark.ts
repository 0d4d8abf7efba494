import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { writeDurably } from './durable-files.ts'
import { folderFailure } from './folder-failure.ts'
import { newestMigration } from './migrate.ts'
import type { Database } from './database.ts'

/** Major version of PostgreSQL in PGlite. Other versions cannot read its files. */
const postgresVersion = '18'

const mark = `${JSON.stringify({ product: 'pol', format: 1 })}\n`

/** Next to the database folder, so that it exists even if the disk of that folder is not mounted. */
const markPath = (folder: string) => `${folder}.mark`

/**
 * Checks a database folder before PostgreSQL opens it, because PostgreSQL would create a missing database.
 * @param allowMissing whether a new database may replace a missing one.
 * @returns whether the folder contains a database.
 * @throws FolderError
 */
export function hasCluster(folder: string, allowMissing: boolean): boolean {
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    if (!allowMissing && existsSync(markPath(folder))) throw folderFailure.gone(folder)
    return false
  }
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile)) throw folderFailure.incomplete(folder)
  const version = readFileSync(versionFile, 'utf8').trim()
  if (version !== postgresVersion) throw folderFailure.otherVersion(folder, version, postgresVersion)
  return true
}

/**
 * Refuses a database with tables of another program, and one that has lost its tables.
 * @param allowMissing see `hasCluster`.
 * @throws FolderError
 */
export async function refuseForeignDatabase(
  db: Database,
  folder: string,
  allowMissing: boolean,
): Promise<void> {
  if ((await newestMigration(db)) !== null) return
  const found = await db
    .select({ name: sql<string>`name` })
    .from(
      sql`(
        select format('table %s', relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname not in ('pg_catalog', 'pg_toast', 'information_schema') and c.relkind in ('r', 'p', 'm', 'v')
        union all select format('database %s', datname) from pg_database
        where not datistemplate and datname <> current_database()
      ) found`,
    )
    .limit(3)
  if (found.length > 0) {
    throw folderFailure.otherProgram(
      folder,
      found.map(({ name }) => name),
    )
  }
  if (!allowMissing && existsSync(markPath(folder))) throw folderFailure.emptied(folder)
}

/** Records that this folder contains a database of the product. */
export function markFolder(folder: string): void {
  if (!existsSync(markPath(folder))) writeDurably(markPath(folder), mark)
}
