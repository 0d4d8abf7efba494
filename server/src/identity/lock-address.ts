import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/open.ts'

/**
 * Whoever makes or deletes the account of an address, or approves its request, does this first and so one after the
 * other: else a request could be approved because of an account that is gone a moment later.
 */
export async function lockAddress(tx: Transaction, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`)
}
