import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { erasures, limits, mailOutbox, registrationRequests, users } from '../database/schema.ts'
import { countsOf } from '../limits/limits.ts'
import type { MailFiles } from '../mail/mail-files.ts'
import { mailsOf } from '../mail/outbox.ts'
import { lockAddress } from './lock-address.ts'
import { announceSessionChange } from './session-changes.ts'

interface Parts {
  readonly mailFiles: MailFiles
  readonly now: () => Date
}

/**
 * Deletes all data of a user except the record of the erasure. Rows that refer to the account are deleted by cascade;
 * rows that contain only the address are deleted here.
 * @returns whether the account existed.
 */
export async function eraseAccount(
  tx: Transaction,
  userId: string,
  { mailFiles, now }: Parts,
): Promise<boolean> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return false
  const { email } = user
  await lockAddress(tx, email)
  const requests = await tx
    .delete(registrationRequests)
    .where(eq(registrationRequests.email, email))
    .returning({ id: registrationRequests.id })
  const person = { email, about: [userId, ...requests.map(({ id }) => id)] }
  await tx.delete(mailOutbox).where(mailsOf(person))
  await tx.delete(limits).where(countsOf({ account: email, userId }))
  const [deleted] = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
  if (!deleted) return false
  const userIdHash = createHash('sha256').update(deleted.id).digest()
  await tx.insert(erasures).values({ userIdHash, erasedAt: now() }).onConflictDoNothing()
  await announceSessionChange(tx, userId)
  // Last step of the transaction: if it fails, the rollback keeps everything and the deletion can be repeated.
  await mailFiles.removeOf(person)
  return true
}
