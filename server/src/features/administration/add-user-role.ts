import { eq } from 'drizzle-orm'
import { addUserRole as operation } from '@pol/contract/administration'
import { addToAudit } from '../../database/audit.ts'
import type { Database } from '../../database/database.ts'
import { userRoles, users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { ApiError } from '../../http/api-error.ts'
import { lockPeople } from '../../identity/lock-people.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { presentUserRole } from './present-user-role.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
}

/** A constraint of the database detects a role that the user already has. The user gets a mail. */
export function addUserRole({ db, now, outbox }: Parts) {
  return handle(operation, async ({ user_id: userId, role }, { actor }) => {
    const added = await db.transaction(async (tx) => {
      const people = await lockPeople(tx, [actor.userId, userId])
      if (!people.has(actor.userId)) throw new ApiError('unauthenticated')
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
      if (!user) throw new ApiError('user-not-found')
      const [added] = await tx.insert(userRoles).values({ userId, role }).onConflictDoNothing().returning()
      if (!added) throw new ApiError('role-held')
      await addToAudit(tx, [{ actorId: actor.userId, action: 'add-role', subjectId: userId, role }], now())
      await outbox.add(tx, { kind: 'role-added', recipient: user.email, detail: role })
      return added
    })
    outbox.deliverSoon()
    return presentUserRole(added)
  })
}
