import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import { drizzle as drizzlePostgres } from 'drizzle-orm/postgres-js'
import { migrate as migratePostgres } from 'drizzle-orm/postgres-js/migrator'
import type { PGlite } from '@electric-sql/pglite'
import postgres from 'postgres'
import { refuseNewerSchema } from './newer-schema.ts'
import * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The database, whichever engine serves it. */
export interface OpenDatabase {
  readonly db: Database
  /** Listens to what any process notifies on a channel, until the database is closed. */
  listen(channel: string, listener: Listener): Promise<void>
  close(): Promise<void>
}

interface Listener {
  onPayload(payload: string): void
  /** Called before `listen` settles, and again after a broken line: what was notified meanwhile is lost. */
  onSubscribed(): void
}

/** Any number; all processes that migrate the same database must agree on it. */
const migrationLock = 7_405_926

/** Brings the embedded engine's schema up to date. It has one connection, so there is nobody to lock out. */
export async function openOnEmbedded(engine: PGlite, migrations: string): Promise<OpenDatabase> {
  const db = drizzlePglite(engine, { schema })
  await refuseNewerSchema(db, migrations)
  await migratePglite(db, { migrationsFolder: migrations })
  return {
    db,
    async listen(channel, { onPayload, onSubscribed }) {
      await engine.listen(channel, onPayload)
      onSubscribed()
    },
    close: () => engine.close(),
  }
}

/** Connects to a PostgreSQL server and brings its schema up to date; several processes may start at once. */
export async function openOnServer(url: string, migrations: string): Promise<OpenDatabase> {
  await migrateServer(url, migrations)
  const pool = postgres(url, { max: 10, connect_timeout: 10, onnotice: () => {} })
  return {
    db: drizzlePostgres(pool, { schema }),
    // On a connection of its own, which the driver opens again for as long as it takes.
    async listen(channel, { onPayload, onSubscribed }) {
      await pool.listen(channel, onPayload, onSubscribed)
    },
    close: () => pool.end({ timeout: 5 }),
  }
}

async function migrateServer(url: string, migrations: string): Promise<void> {
  const connection = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    await connection`select pg_advisory_lock(${migrationLock})`
    const db = drizzlePostgres(connection, { schema })
    await refuseNewerSchema(db, migrations)
    await migratePostgres(db, { migrationsFolder: migrations })
  } finally {
    await connection.end({ timeout: 5 })
  }
}
