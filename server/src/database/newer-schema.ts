import { readMigrationFiles } from 'drizzle-orm/migrator'
import { sql } from 'drizzle-orm'
import { bigint, pgSchema, type PgDatabase, type PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database was migrated by a newer program; working on with an older one could spoil it. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
}

const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  createdAt: bigint('created_at', { mode: 'number' }),
})

/** @throws NewerSchemaError where the database knows a migration that this program does not. */
export async function refuseNewerSchema<H extends PgQueryResultHKT, S extends Record<string, unknown>>(
  db: PgDatabase<H, S>,
  migrations: string,
): Promise<void> {
  const [table] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`)
  if (!table?.exists) return
  const newestKnown = Math.max(
    ...readMigrationFiles({ migrationsFolder: migrations }).map((file) => file.folderMillis),
  )
  const [newest] = await db.select({ createdAt: sql<string>`max(${applied.createdAt})` }).from(applied)
  if (newest?.createdAt && Number(newest.createdAt) > newestKnown) {
    throw new NewerSchemaError('The database was made by a newer version of this program')
  }
}
