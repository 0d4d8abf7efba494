import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema.ts'

/** Serialises changes to the sessions and links of one user. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}
