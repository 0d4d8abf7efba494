import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import { listenOnServer } from './listening.ts'
import { migrate } from './migrate.ts'
import { connectionTo, createPool, onPool } from './pool.ts'
import * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** The database, whichever engine serves it. */
export interface OpenDatabase {
  readonly db: Database
  /** Listens to what any process notifies on a channel, until the database is closed. */
  listen(channel: string, listener: Listener): Promise<void>
  /** Makes room of rows that are gone, which a server does by itself, for new ones. */
  vacuum(table: PgTable): Promise<void>
  /** How the connections to a server stand; `null` for the embedded engine. */
  connections(): Connections | null
  close(): Promise<void>
}

interface Connections {
  readonly busy: number
  readonly idle: number
  /** Requests that wait for one. */
  readonly waiting: number
  readonly listening: boolean
}

export interface Listener {
  onPayload(payload: string): void
  /** Called before `listen` settles, and again after a broken line: what was notified meanwhile is lost. */
  onSubscribed(): void
}

/** How long the end waits for connections that are still in use. */
const farewellMs = 1_000

/** Queries on the embedded engine, whatever its schema. */
export function onEmbedded(engine: PGlite): Database {
  return drizzlePglite(engine, { schema })
}

/** Brings the embedded engine's schema up to date. */
export async function openOnEmbedded(engine: PGlite, migrations: string): Promise<OpenDatabase> {
  const db = onEmbedded(engine)
  await migrate(db, migrations)
  return {
    db,
    async listen(channel, { onPayload, onSubscribed }) {
      await engine.listen(channel, onPayload)
      onSubscribed()
    },
    async vacuum(table) {
      await db.execute(sql`vacuum (analyze) ${table}`)
    },
    connections: () => null,
    close: () => engine.close(),
  }
}

/** Connects to a PostgreSQL server and brings its schema up to date; several processes may start at once. */
export async function openOnServer(url: string, migrations: string): Promise<OpenDatabase> {
  await onConnection(url, (db) => migrate(db, migrations))
  const pool = createPool(url)
  const lines: Awaited<ReturnType<typeof listenOnServer>>[] = []
  return {
    db: onPool(pool),
    async listen(channel, listener) {
      lines.push(await listenOnServer(connectionTo(url), channel, listener))
    },
    async vacuum() {},
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      listening: lines.every((line) => line.isOpen()),
    }),
    async close() {
      const closed = Promise.all([...lines.map((line) => line.stop()), pool.end()])
      await Promise.race([closed, pause(farewellMs, null, { ref: false })])
    },
  }
}

/** Work on a PostgreSQL server, whatever its schema, that takes its time: on a connection of its own. */
export async function onConnection<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const client = new Client({ ...connectionTo(url), query_timeout: 0 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(drizzlePostgres(client, { schema }))
  } finally {
    await client.end()
  }
}
