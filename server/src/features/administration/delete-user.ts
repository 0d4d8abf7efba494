import { eq, inArray, or } from 'drizzle-orm'
import { deleteUser as operation } from '@pol/contract/administration'
import type { Database } from '../../database/open.ts'
import { mailOutbox, registrationRequests, users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import { announceSessionChange } from '../../identity/session-changes.ts'
import { keepAdministrator } from './keep-administrator.ts'

/** Leaves nothing of the person: what belongs to the account goes with it, what only knows the address is sought out. */
export function deleteUser({ db }: { db: Database }) {
  return handle(operation, async ({ user_id: userId }, { actor }) => {
    if (userId === actor.userId) throw new Refusal('own-account')
    await keepAdministrator(
      db.transaction(async (tx) => {
        const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
        if (!user) throw new Refusal('user-not-found')
        const requests = await tx
          .delete(registrationRequests)
          .where(eq(registrationRequests.email, user.email))
          .returning({ id: registrationRequests.id })
        const aboutThem = inArray(
          mailOutbox.about,
          requests.map(({ id }) => id),
        )
        await tx.delete(mailOutbox).where(or(eq(mailOutbox.recipient, user.email), aboutThem))
        const deleted = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
        if (deleted.length === 0) throw new Refusal('user-not-found')
        await announceSessionChange(tx, userId)
      }),
    )
    return {}
  })
}
