import { and, eq } from 'drizzle-orm'
import { createUser as operation } from '@pol/contract/operations/administration'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { registrationRequests } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { approveRequest } from '../../accounts/approve-request.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { lockActor, lockAddress } from '../../accounts/locks.ts'
import { hashPassword } from '../../accounts/passwords/password-hash.ts'
import type { PasswordRule } from '../../accounts/passwords/password-rule.ts'
import type { Outbox } from '../../mail/outbox.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
  readonly passwordRule: PasswordRule
}

/**
 * Creates the account, approves the request and queues the set-up mail in one transaction. The request is approved
 * first, so that the second of two concurrent calls fails with `request-decided`. The account gets the language of the
 * request.
 */
export function createUser({ db, now, outbox, passwordRule }: Parts) {
  return handle(operation, async ({ email, password, username, request_id: requestId }, { actor }) => {
    const weakness = await passwordRule.weaknessOf(password, { email, username })
    if (weakness) throw new ApiError(weakness)
    const passwordHash = await hashPassword(password)
    return db.transaction(async (tx) => {
      await lockActor(tx, actor.userId)
      await lockAddress(tx, email)
      const approved = await approveRequest(tx, email, { outbox, now })
      if (requestId && requestId !== approved?.id) throw await approvalConflict(tx, requestId, email)
      const language = approved?.language ?? null
      const id = await createAccount(tx, { email, username, passwordHash, role: 'user', language })
      if (!id) throw new ApiError('email-taken')
      const ids = { actorId: actor.userId, subjectId: id }
      await addToAudit(
        tx,
        [
          ...(approved ? [{ ...ids, action: 'approve-request' as const, objectId: approved.id }] : []),
          { ...ids, action: 'create-user' },
        ],
        now(),
      )
      return { user: { id, email } }
    })
  })
}

async function approvalConflict(tx: Transaction, requestId: string, email: string): Promise<ApiError> {
  const [request] = await tx
    .select({ id: registrationRequests.id })
    .from(registrationRequests)
    .where(and(eq(registrationRequests.id, requestId), eq(registrationRequests.email, email)))
  return new ApiError(request ? 'request-decided' : 'request-not-found')
}
