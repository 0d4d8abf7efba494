import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { mailOutbox } from '../database/schema.ts'
import type { MailKind } from './outbox.ts'

interface Digest {
  readonly kind: MailKind
  readonly recipient: string
  /** Time of the event that the mail reports. */
  readonly since: Date
  /** The mail is due at the next multiple of this interval. */
  readonly everyMs: number
}

/**
 * Queues one digest mail, unless one is queued already. It reports all events from `since` until it is composed.
 * Callers must serialise calls for the same kind and recipient.
 */
export async function queueDigest(
  tx: Transaction,
  { kind, recipient, since, everyMs }: Digest,
): Promise<void> {
  const isQueued = and(
    eq(mailOutbox.kind, kind),
    eq(mailOutbox.recipient, recipient),
    eq(mailOutbox.attempts, 0),
  )
  // The lock delays its composition until this transaction has ended, so that it includes this event.
  const queued = await tx.select({ id: mailOutbox.id }).from(mailOutbox).where(isQueued).for('update')
  if (queued.length > 0) return
  const dueAt = new Date((Math.floor(since.getTime() / everyMs) + 1) * everyMs)
  await tx.insert(mailOutbox).values({ kind, recipient, createdAt: since, dueAt })
}
