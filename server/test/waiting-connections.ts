import { sql } from 'drizzle-orm'
import type { Database } from '../src/database/database.ts'

/**
 * Counts the connections to this database that wait for a lock. `pg_locks` cannot be used: it also shows the databases
 * of other test files on the same server.
 */
export async function waitingConnections(db: Database): Promise<number> {
  const connections = sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await db.select({ pid: sql`pid` }).from(connections)).length
}
