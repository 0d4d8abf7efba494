import { and, eq } from 'drizzle-orm'
import { createUser as operation } from '@pol/contract/administration'
import type { Database, Transaction } from '../../database/open.ts'
import { registrationRequests } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import { createAccount } from '../../identity/create-account.ts'
import { lockAddress } from '../../identity/lock-address.ts'
import { owedSetUpMail } from '../../identity/owed-set-up-mail.ts'
import { hashPassword } from '../../identity/passwords.ts'
import type { Outbox } from '../../mail/outbox.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
}

/**
 * Account and approved request come together or not at all, so that no crash leaves an account beside a pending request.
 * The request is decided first: of two administrators at once, the second is told that it was decided.
 */
export function createUser({ db, now, outbox }: Parts) {
  return handle(operation, async ({ email, password, username, request_id: requestId }) => {
    const passwordHash = await hashPassword(password)
    return db.transaction(async (tx) => {
      await lockAddress(tx, email)
      const approved = await approvePending(tx, email, now())
      if (requestId && !approved.includes(requestId)) throw await whyNot(tx, requestId, email)
      const id = await createAccount(tx, { email, username, passwordHash, role: 'user' })
      if (!id) throw new Refusal('email-taken')
      if (requestId) await outbox.add(tx, owedSetUpMail(email))
      return { user: { id, email } }
    })
  })
}

/** Approves what is pending for the address. @returns the ids of it. */
async function approvePending(tx: Transaction, email: string, changedAt: Date): Promise<string[]> {
  const approved = await tx
    .update(registrationRequests)
    .set({ status: 'approved', changedAt })
    .where(and(eq(registrationRequests.email, email), eq(registrationRequests.status, 'pending')))
    .returning({ id: registrationRequests.id })
  return approved.map(({ id }) => id)
}

async function whyNot(tx: Transaction, requestId: string, email: string): Promise<Refusal> {
  const [request] = await tx
    .select({ id: registrationRequests.id })
    .from(registrationRequests)
    .where(and(eq(registrationRequests.id, requestId), eq(registrationRequests.email, email)))
  return new Refusal(request ? 'request-decided' : 'request-not-found')
}
