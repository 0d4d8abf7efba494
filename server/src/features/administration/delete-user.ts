import { eq } from 'drizzle-orm'
import { deleteUser as operation } from '@pol/contract/administration'
import type { Database } from '../../database/open.ts'
import { limits, mailOutbox, registrationRequests, users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import { lockAddress } from '../../identity/lock-address.ts'
import { announceSessionChange } from '../../identity/session-changes.ts'
import { countsOf } from '../../limits/limits.ts'
import type { MailFiles } from '../../mail/mail-files.ts'
import { mailsOf } from '../../mail/outbox.ts'
import { keepAdministrator } from './keep-administrator.ts'

/** Leaves nothing of the person: what belongs to the account goes with it, what only knows the address is sought out. */
export function deleteUser({ db, mailFiles }: { db: Database; mailFiles: MailFiles }) {
  return handle(operation, async ({ user_id: userId }, { actor }) => {
    if (userId === actor.userId) throw new Refusal('own-account')
    await keepAdministrator(
      db.transaction(async (tx) => {
        const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
        if (!user) throw new Refusal('user-not-found')
        const { email } = user
        await lockAddress(tx, email)
        const requests = await tx
          .delete(registrationRequests)
          .where(eq(registrationRequests.email, email))
          .returning({ id: registrationRequests.id })
        const person = { email, about: [userId, ...requests.map(({ id }) => id)] }
        await tx.delete(mailOutbox).where(mailsOf(person))
        await tx.delete(limits).where(countsOf({ account: email, userId }))
        const deleted = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
        if (deleted.length === 0) throw new Refusal('user-not-found')
        await announceSessionChange(tx, userId)
        // Last, and inside: where this fails, everything is still there and can be deleted again.
        await mailFiles.removeOf(person)
      }),
    )
    return {}
  })
}
