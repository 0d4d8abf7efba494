import { resetPassword as operation } from '@pol/contract/accounts'
import type { Database } from '../../database/open.ts'
import { handle } from '../../http/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Outbox } from '../../mail/outbox.ts'

/**
 * Puts a mail into the outbox for known and unknown addresses alike; whether there is an account is only
 * found out when the mail is composed. So neither the answer nor its time tells who exists.
 */
export function resetPassword({ db, limits, outbox }: { db: Database; limits: Limits; outbox: Outbox }) {
  return handle(operation, async ({ email }, { network }) => {
    const recipient = email.toLowerCase()
    await limits.resetPassword.take({ network })
    if (await limits.resetPassword.mayMail({ account: recipient })) {
      await outbox.add(db, { kind: 'password-reset', recipient })
      outbox.deliverSoon()
    }
    return {}
  })
}
