import { createHash } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import {
  audit,
  deviceChallenges,
  deviceKeys,
  erasures,
  limits,
  mailOutbox,
  registrationRequests,
  users,
} from '../database/schema.ts'
import { countsOf } from '../limits/limits.ts'
import type { MailFiles } from '../mail/mail-files.ts'
import { mailsOf } from '../mail/outbox.ts'
import { lockAddress } from './lock-address.ts'
import { leavePseudonym } from './pseudonym.ts'
import { announceSessionChange } from './session-changes.ts'

interface Parts {
  readonly mailFiles: MailFiles
  readonly now: () => Date
}

/**
 * Deletes all data of a user except the record of the erasure, and what staff did. Rows that refer to the account are deleted by cascade;
 * rows that contain only the address, or the key of the user's device, are deleted here.
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
  const requestIds = requests.map(({ id }) => id)
  const person = { email, about: [userId, ...requestIds] }
  await tx.delete(mailOutbox).where(mailsOf(person))
  await tx.delete(limits).where(countsOf({ account: email, userId }))
  const keys = tx.select({ id: deviceKeys.id }).from(deviceKeys).where(eq(deviceKeys.userId, userId))
  await tx.delete(deviceChallenges).where(inArray(deviceChallenges.keyId, keys))
  // What was done to the person stays in the audit trail, but not to whom; of staff with a pseudonym.
  await leavePseudonym(tx, userId)
  await tx
    .update(audit)
    .set({ objectId: null })
    .where(or(eq(audit.subjectId, userId), inArray(audit.objectId, requestIds)))
  const [deleted] = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
  if (!deleted) return false
  const userIdHash = createHash('sha256').update(deleted.id).digest()
  await tx.insert(erasures).values({ userIdHash, erasedAt: now() }).onConflictDoNothing()
  await announceSessionChange(tx, userId)
  // Last step of the transaction: if it fails, the rollback keeps everything and the deletion can be repeated.
  await mailFiles.removeOf(person)
  return true
}
