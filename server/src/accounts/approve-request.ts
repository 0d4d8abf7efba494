import { and, eq } from 'drizzle-orm'
import type { Language } from '@pol/language/language'
import type { Transaction } from '../database/database.ts'
import { registrationRequests } from '../database/schema.ts'
import type { Outbox } from '../mail/outbox.ts'

interface Parts {
  readonly outbox: Outbox
  readonly now: () => Date
}

/** Within this time the administrator's browser triggers the mail itself, to show whether it was sent. */
const initialDelayMs = 60_000

/**
 * Approves the pending request of an address and queues the set-up mail in the same transaction. The caller must hold
 * `lockAddress` and must ensure that the account exists at the commit.
 * @returns id and language of the request, or `null` if none is pending.
 */
export async function approveRequest(
  tx: Transaction,
  email: string,
  { outbox, now }: Parts,
): Promise<{ id: string; language: Language } | null> {
  const [approved] = await tx
    .update(registrationRequests)
    .set({ status: 'approved', changedAt: now() })
    .where(and(eq(registrationRequests.email, email), eq(registrationRequests.status, 'pending')))
    .returning({ id: registrationRequests.id, language: registrationRequests.language })
  if (!approved) return null
  await outbox.add(tx, { kind: 'set-up', recipient: email, initialDelayMs })
  return approved
}
