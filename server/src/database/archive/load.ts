import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { migrate, newestMigration } from '../migrate.ts'
import type { Database } from '../database.ts'
import { ArchiveError } from './format.ts'
import { readArchive, type Contents } from './read.ts'
import { qualifiedName, rowsOf, tablesOf, useCanonicalOutput } from './tables.ts'
import { createTableChecksum, type TableChecksum } from './table-checksum.ts'

/**
 * Loads an archive into an empty database and migrates it, in one transaction. Before the commit, the rows are read
 * back and their checksums compared.
 * @throws ArchiveError
 */
export async function loadArchive(
  db: Database,
  migrations: string,
  chunks: AsyncIterable<string>,
): Promise<Contents> {
  return db.transaction(async (tx) => {
    await useCanonicalOutput(tx)
    await refuseUnlessEmpty(tx)
    const contents = await readArchive(chunks, {
      async begin(migration) {
        refuseUnknownMigration(migration, migrations)
        await migrate(tx, migrations, migration)
      },
      async rows(name, page) {
        const table = qualifiedName({ name })
        const rows = sql`json_populate_recordset(null::${table}, ${`[${page.join(',')}]`}::text::json)`
        await tx.execute(sql`insert into ${table} select * from ${rows}`)
      },
    })
    const different = differences(contents.checksums, await checksumsOf(tx))
    if (different.length > 0) {
      throw new ArchiveError(`Not the same after loading, so nothing was kept: ${different.join(', ')}`)
    }
    await migrate(tx, migrations)
    return contents
  })
}

async function refuseUnlessEmpty(db: Database): Promise<void> {
  if ((await newestMigration(db)) === null && (await tablesOf(db)).length === 0) return
  throw new ArchiveError(
    'The database is not empty, and an archive goes into an empty one only: nothing was changed.',
  )
}

/** @throws ArchiveError if this version does not know the schema of the archive. */
export function refuseUnknownMigration(migration: number, migrations: string): void {
  const files = readMigrationFiles({ migrationsFolder: migrations })
  if (files.some(({ folderMillis }) => folderMillis === migration)) return
  throw new ArchiveError('The data were made by a newer version of this program: nothing was changed.')
}

async function checksumsOf(db: Database): Promise<Map<string, TableChecksum>> {
  const checksums = new Map<string, TableChecksum>()
  for (const table of await tablesOf(db)) {
    const checksum = createTableChecksum()
    for await (const page of rowsOf(db, table)) checksum.add(page)
    checksums.set(table.name, checksum.result())
  }
  return checksums
}

function differences(archived: Contents['checksums'], loaded: Contents['checksums']): string[] {
  return [...new Set([...archived.keys(), ...loaded.keys()])].filter(
    (table) => archived.get(table)?.sha256 !== loaded.get(table)?.sha256,
  )
}
