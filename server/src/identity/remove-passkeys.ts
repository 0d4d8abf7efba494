import { eq, inArray, type SQL } from 'drizzle-orm'
import { addToAudit } from '../database/audit.ts'
import type { Database, Transaction } from '../database/database.ts'
import { passkeys, users } from '../database/schema.ts'

/**
 * Deletes passkeys and records who did it.
 * @returns how many there were.
 */
export async function removePasskeys(
  tx: Transaction,
  which: SQL | undefined,
  { actorId, at }: { readonly actorId: string; readonly at: Date },
): Promise<number> {
  const removed = await tx
    .delete(passkeys)
    .where(which)
    .returning({ objectId: passkeys.id, subjectId: passkeys.userId })
  await addToAudit(
    tx,
    removed.map((passkey) => ({ actorId, action: 'remove-passkey', ...passkey })),
    at,
  )
  return removed.length
}

/**
 * Deletes the passkeys of the account with an address, for the operator of the server.
 * @returns how many there were; `null` if there is no such account.
 */
export async function removePasskeysOfAddress(db: Database, email: string): Promise<number | null> {
  const owner = db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if ((await owner).length === 0) return null
  const removed = await db
    .delete(passkeys)
    .where(inArray(passkeys.userId, owner))
    .returning({ id: passkeys.id })
  return removed.length
}
