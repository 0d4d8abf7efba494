import { readMigrationFiles } from 'drizzle-orm/migrator'
import { max, sql } from 'drizzle-orm'
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core'
import type { Database } from './open.ts'

/** The database was migrated by a newer program; working on with an older one could spoil it. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
}

/** Any number; all processes that migrate the same database must agree on it. */
const migrationLock = 7_405_926

const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

/** The moment that names the newest migration of a database, or `null` where it has none. */
export async function newestMigration(db: Database): Promise<number | null> {
  const [table] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`)
  if (!table?.exists) return null
  const [newest] = await db.select({ createdAt: max(applied.createdAt) }).from(applied)
  return newest?.createdAt ?? null
}

/**
 * Brings the schema up to date, or to an earlier migration: all in one transaction, or in a part of the caller's, in
 * which drizzle's own migrators could not work. Several processes may start at once.
 * @throws NewerSchemaError where the database knows a migration that this program does not.
 */
export async function migrate(db: Database, migrations: string, upTo = Number.MAX_VALUE): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: migrations })
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    const newest = (await newestMigration(tx)) ?? 0
    if (newest > Math.max(...files.map((file) => file.folderMillis))) {
      throw new NewerSchemaError('The database was made by a newer version of this program')
    }
    const missing = files.filter(({ folderMillis }) => newest < folderMillis && folderMillis <= upTo)
    if (missing.length === 0) return
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`
      create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)
    `)
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.insert(applied).values({ hash, createdAt: folderMillis })
    }
  })
}
