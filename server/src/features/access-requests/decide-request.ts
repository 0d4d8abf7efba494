import { and, eq } from 'drizzle-orm'
import { decideRequest as operation } from '@pol/contract/operations/access-requests'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { registrationRequests, users } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { approveRequest } from '../../accounts/approve-request.ts'
import { lockActor, lockAddress } from '../../accounts/locks.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { presentRequest } from './present-request.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
}

/** Repeating the same decision succeeds. Only the first of several concurrent decisions is applied. */
export function decideRequest({ db, now, outbox }: Parts) {
  return handle(operation, ({ id, status }, { actor }) =>
    db.transaction(async (tx) => {
      await lockActor(tx, actor.userId)
      const isRequest = eq(registrationRequests.id, id)
      const find = async () => {
        const [request] = await tx.select().from(registrationRequests).where(isRequest)
        if (!request) throw new ApiError('request-not-found')
        return request
      }
      const { email } = await find()
      await lockAddress(tx, email)
      const decided = await find()
      if (decided.status === status) return presentRequest(decided)
      if (decided.status !== 'pending') throw new ApiError('request-decided')
      const subjectId = await accountOf(tx, email)
      if (status === 'approved') {
        if (!subjectId) throw new ApiError('account-missing')
        await approveRequest(tx, email, { outbox, now })
      } else {
        await tx
          .update(registrationRequests)
          .set({ status, changedAt: now() })
          .where(and(isRequest, eq(registrationRequests.status, 'pending')))
      }
      const action = status === 'approved' ? 'approve-request' : 'reject-request'
      await addToAudit(
        tx,
        [{ actorId: actor.userId, action, objectId: id, ...(subjectId && { subjectId }) }],
        now(),
      )
      return presentRequest(await find())
    }),
  )
}

async function accountOf(tx: Transaction, email: string): Promise<string | undefined> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id
}
