import { eq } from 'drizzle-orm'
import { sendRegistrationApproval as operation } from '@pol/contract/access-requests'
import type { Database } from '../../database/open.ts'
import { users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Outbox } from '../../mail/outbox.ts'

/** How long the administrator waits to learn whether the mail went out. */
const patienceMs = 10_000

/** Tells the administrator honestly whether the first try went well; the outbox goes on trying if not. */
export function sendRegistrationApproval({ db, outbox }: { db: Database; outbox: Outbox }) {
  return handle(operation, async ({ email }) => {
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
    if (!user) throw new Refusal('user-not-found')
    const wentOut = await outbox.deliverNow({ kind: 'set-up', recipient: email }, patienceMs)
    if (!wentOut) throw new Refusal('mail-failed')
    return {}
  })
}
