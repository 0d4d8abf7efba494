import { eq } from 'drizzle-orm'
import { sendRegistrationApproval as operation } from '@pol/contract/access-requests'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Outbox } from '../../mail/outbox.ts'

/** How long the administrator's request waits for the result of the first attempt. */
const timeoutMs = 10_000

/** Reports whether the first attempt succeeded. If not, the outbox retries. */
export function sendRegistrationApproval({ db, outbox }: { db: Database; outbox: Outbox }) {
  return handle(operation, async ({ email }) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) throw new ApiError('user-not-found')
    const isSent = await outbox.deliverNow({ kind: 'set-up', recipient: email }, timeoutMs)
    if (!isSent) throw new ApiError('mail-failed')
    return {}
  })
}
