import { resetPassword as operation } from '@pol/contract/operations/passwords'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Outbox } from '../../mail/outbox.ts'

/**
 * Queues a mail for known and unknown addresses alike. The account is looked up when the mail is composed. Thus neither
 * the response nor its time reveals whether an account exists.
 */
export function resetPassword({ db, limits, outbox }: { db: Database; limits: Limits; outbox: Outbox }) {
  return handle(operation, async ({ email }, { networks }) => {
    await limits.resetPassword.take({ networks })
    if (await limits.resetPassword.mayMail({ account: email })) {
      await outbox.add(db, { kind: 'password-reset', recipient: email })
      outbox.deliverSoon()
    }
    return {}
  })
}
