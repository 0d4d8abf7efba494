import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'

/** Notification channel of the database on which server processes announce changed sessions. */
export const sessionChanges = 'session_changes'

/**
 * Notifies all server processes that sessions of a user have started or ended; in a transaction, at its commit. The
 * payload is only the user's id: receivers read the current state from the tables.
 */
export async function announceSessionChange(db: Database | Transaction, userId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${sessionChanges}, ${userId})`)
}
