import { setTimeout as pause } from 'node:timers/promises'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { max, sql } from 'drizzle-orm'
import { bigint, pgSchema, text } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'

/** The database was migrated by a newer version. Using it with an older version could corrupt it. */
export class NewerSchemaError extends Error {
  override readonly name = 'NewerSchemaError'
}

/** Arbitrary key of the advisory lock, the same in all processes and versions. */
const migrationLock = 7_405_926

/**
 * Lock timeout of a migration, for a table that a long query is using. Other processes' queries on this table queue
 * behind the migration, so it releases them and retries after the same time.
 */
const lockTimeoutMs = 1_000

const applied = pgSchema('drizzle').table('__drizzle_migrations', {
  hash: text('hash').notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
})

/** Timestamp of the newest applied migration, or `null` without any. */
export async function newestMigration(db: Database): Promise<number | null> {
  const [table] = await db
    .select({ exists: sql<boolean>`to_regclass('drizzle.__drizzle_migrations') is not null` })
    .from(sql`(select 1) as one`)
  if (!table?.exists) return null
  const [newest] = await db.select({ createdAt: max(applied.createdAt) }).from(applied)
  return newest?.createdAt ?? null
}

/**
 * Applies all missing migrations, or those up to `upTo`, in one transaction. Unlike drizzle's migrators it also works
 * inside the caller's transaction. Several processes may call it concurrently.
 * @throws NewerSchemaError if the database has a migration that this version does not know.
 */
export async function migrate(db: Database, migrations: string, upTo = Number.MAX_VALUE): Promise<void> {
  const files = readMigrationFiles({ migrationsFolder: migrations })
  while (!(await tryToMigrate(db, files, upTo))) await pause(lockTimeoutMs)
}

/** @returns false if a table was in use, and nothing was changed. */
async function tryToMigrate(
  db: Database,
  files: ReturnType<typeof readMigrationFiles>,
  upTo: number,
): Promise<boolean> {
  const work = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`)
    const newest = (await newestMigration(tx)) ?? 0
    if (newest > Math.max(...files.map((file) => file.folderMillis))) {
      throw new NewerSchemaError('The database was made by a newer version of this program')
    }
    const missing = files.filter(({ folderMillis }) => newest < folderMillis && folderMillis <= upTo)
    if (missing.length === 0) return
    await tx.execute(sql.raw(`set local lock_timeout = ${lockTimeoutMs}`))
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`
      create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)
    `)
    for (const { sql: statements, hash, folderMillis } of missing) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.insert(applied).values({ hash, createdAt: folderMillis })
    }
  })
  return work.then(
    () => true,
    (error: unknown) => {
      if (isLockTimeout(error)) return false
      throw error
    },
  )
}

/** Drizzle wraps the error of its driver. */
function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && (('code' in error && error.code === '55P03') || isLockTimeout(error.cause))
}
