import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/**
 * Serialises creation and deletion of the account of an address, and approval of its request. Otherwise a request could
 * be approved for an account that is being deleted.
 */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
}
