import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** For a transaction that reads one consistent snapshot. */
export const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/** A database, embedded or on a server. */
export interface OpenDatabase {
  readonly db: Database
  /** Receives notifications of all processes on a channel, until the database is closed. */
  listen(channel: string, listener: Listener): Promise<void>
  /** VACUUM; embedded engine only, a server has autovacuum. */
  vacuum(table: PgTable): Promise<void>
  /**
   * Rewrites the files of tables and the WAL, so that no bytes of deleted rows remain. Embedded engine only; on a
   * server this is the operator's task.
   */
  rewrite(tables: readonly PgTable[]): Promise<void>
  /** State of the connection pool; `null` for the embedded engine. */
  connections(): Connections | null
  close(): Promise<void>
}

interface Connections {
  readonly busy: number
  readonly idle: number
  /** Queries that wait for a connection. */
  readonly waiting: number
  readonly listening: boolean
}

export interface Listener {
  onPayload(payload: string): void
  /** Called before `listen` settles, and after each reconnect. Notifications during an outage are lost. */
  onSubscribed(): void
}
