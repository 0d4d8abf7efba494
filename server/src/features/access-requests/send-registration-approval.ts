import { eq } from 'drizzle-orm'
import { sendRegistrationApproval as operation } from '@pol/contract/operations/access-requests'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { lockActor } from '../../accounts/locks.ts'
import type { Outbox } from '../../mail/outbox.ts'

/** Maximum time that the administrator's request waits for the result of the first attempt. */
const timeoutMs = 10_000

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
}

/** Reports whether the first attempt succeeded. If not, the outbox retries. */
export function sendRegistrationApproval({ db, now, outbox }: Parts) {
  return handle(operation, async ({ email }, { actor }) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) throw new ApiError('user-not-found')
    const entry = { actorId: actor.userId, action: 'send-set-up-link', subjectId: user.id } as const
    const isSent = await outbox.deliverNow({ kind: 'set-up', recipient: email }, timeoutMs, async (tx) => {
      const people = await lockActor(tx, actor.userId, [user.id])
      if (!people.has(user.id)) throw new ApiError('user-not-found')
      await addToAudit(tx, [entry], now())
    })
    if (!isSent) throw new ApiError('mail-failed')
    return {}
  })
}
