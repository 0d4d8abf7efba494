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
    await limits.resetPassword.take({ network })
    if (await limits.resetPassword.mayMail({ account: email })) {
      await outbox.add(db, { kind: 'password-reset', recipient: email })
      outbox.deliverSoon()
    }
    return {}
  })
}
