import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/open.ts'

/** On this channel of the database, the server processes tell each other whose sessions have changed. */
export const sessionChanges = 'session_changes'

/**
 * Tells every server process that sessions of a user have begun or ended; in a transaction, when it commits.
 * Only the user is named: what is true now stands in the tables, and whoever is told reads it there.
 */
export async function announceSessionChange(db: Database | Transaction, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${sessionChanges}, ${userId})`)
}
