import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { migrate, newestMigration } from '../migrate.ts'
import type { Database } from '../open.ts'
import { ArchiveError } from './format.ts'
import { readArchive, type Contents } from './read.ts'
import { named, rowsOf, tablesOf, writeRowsAlike } from './tables.ts'
import { createTally, type Sum } from './tally.ts'

/**
 * Fills an empty database from an archive and brings it up to date: wholly or not at all. The rows are read again and
 * compared before anything counts.
 * @throws ArchiveError
 */
export async function loadArchive(
  db: Database,
  migrations: string,
  pieces: AsyncIterable<string>,
): Promise<Contents> {
  return db.transaction(async (tx) => {
    await writeRowsAlike(tx)
    await refuseUnlessEmpty(tx)
    const contents = await readArchive(pieces, {
      async begin(migration) {
        refuseUnknown(migration, migrations)
        await migrate(tx, migrations, migration)
      },
      async rows(name, page) {
        const table = named({ name })
        const rows = sql`json_populate_recordset(null::${table}, ${`[${page.join(',')}]`}::text::json)`
        await tx.execute(sql`insert into ${table} select * from ${rows}`)
      },
    })
    const different = differences(contents.sums, await sumsOf(tx))
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

/** @throws ArchiveError where this program does not know the schema of the archive. */
export function refuseUnknown(migration: number, migrations: string): void {
  const files = readMigrationFiles({ migrationsFolder: migrations })
  if (files.some(({ folderMillis }) => folderMillis === migration)) return
  throw new ArchiveError('The data were made by a newer version of this program: nothing was changed.')
}

async function sumsOf(db: Database): Promise<Map<string, Sum>> {
  const sums = new Map<string, Sum>()
  for (const table of await tablesOf(db)) {
    const tally = createTally()
    for await (const page of rowsOf(db, table)) tally.add(page)
    sums.set(table.name, tally.sum())
  }
  return sums
}

function differences(archived: Contents['sums'], loaded: Contents['sums']): string[] {
  return [...new Set([...archived.keys(), ...loaded.keys()])].filter(
    (table) => archived.get(table)?.sha256 !== loaded.get(table)?.sha256,
  )
}
