import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { types, type PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { Database, OpenDatabase } from './database.ts'
import { listenOnServer } from './listening.ts'
import { migrate } from './migrate.ts'
import { connectionTo, createPool, databaseOnPool } from './pool.ts'
import * as schema from './schema.ts'

/** Maximum time that closing waits for connections in use. */
const shutdownTimeoutMs = 1_000

/** Drizzle on the embedded engine, without migrating it. */
export function databaseOnEngine(engine: PGlite): Database {
  // PGlite's own parser takes 40 ms for the audio of a recording.
  engine.parsers[types.BYTEA] = (text) => new Uint8Array(Buffer.from(text.slice('\\x'.length), 'hex'))
  return drizzlePglite(engine, { schema })
}

/** Migrates the embedded engine and returns it as a database. */
export async function openEmbeddedDatabase(engine: PGlite, migrations: string): Promise<OpenDatabase> {
  const db = databaseOnEngine(engine)
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
    async rewrite(tables) {
      for (const table of tables) await db.execute(sql`vacuum (full, analyze) ${table}`)
      // The planner's statistics contain samples of values.
      await db.execute(sql`vacuum full pg_catalog.pg_statistic`)
      // A checkpoint removes a WAL file only if it starts in a later one.
      await db.execute(sql`checkpoint`)
      await db.execute(sql`select pg_switch_wal()`)
      await db.execute(sql`checkpoint`)
    },
    connections: () => null,
    close: () => engine.close(),
  }
}

/** Connects to a PostgreSQL server and migrates it. Several processes may start concurrently. */
export async function openServerDatabase(
  url: string,
  migrations: string,
  poolSize?: number,
): Promise<OpenDatabase> {
  await withConnection(url, (db) => migrate(db, migrations))
  const pool = createPool(url, poolSize)
  const listenConnections: Awaited<ReturnType<typeof listenOnServer>>[] = []
  return {
    db: databaseOnPool(pool),
    async listen(channel, listener) {
      listenConnections.push(await listenOnServer(connectionTo(url), channel, listener))
    },
    async vacuum() {},
    async rewrite() {},
    connections: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      listening: listenConnections.every((connection) => connection.isOpen()),
    }),
    async close() {
      const closed = Promise.all([...listenConnections.map((connection) => connection.stop()), pool.end()])
      await Promise.race([closed, pause(shutdownTimeoutMs, null, { ref: false })])
    },
  }
}

/** Runs long work on a dedicated connection to a PostgreSQL server, without query timeout and without migrating it. */
export async function withConnection<T>(url: string, work: (db: Database) => Promise<T>): Promise<T> {
  const client = new Client({ ...connectionTo(url), query_timeout: 0 })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(drizzlePostgres(client, { schema }))
  } finally {
    await client.end()
  }
}
