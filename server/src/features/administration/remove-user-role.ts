import { eq } from 'drizzle-orm'
import { removeUserRole as operation } from '@pol/contract/operations/administration'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { userRoles, users } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { lockActor } from '../../accounts/locks.ts'
import { mapLastAdminError } from '../../accounts/map-last-admin-error.ts'
import type { Outbox } from '../../mail/outbox.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
}

/** Removes a role of a user, who gets a mail. */
export function removeUserRole({ db, now, outbox }: Parts) {
  return handle(operation, async ({ id }, { actor }) => {
    await mapLastAdminError(
      db.transaction(async (tx) => {
        const { userId, email } = await holderOf(tx, id)
        await lockActor(tx, actor.userId, [userId])
        const [removed] = await tx.delete(userRoles).where(eq(userRoles.id, id)).returning()
        if (!removed) throw new ApiError('role-not-found')
        const { role } = removed
        await addToAudit(
          tx,
          [{ actorId: actor.userId, action: 'remove-role', subjectId: userId, role }],
          now(),
        )
        await outbox.add(tx, { kind: 'role-removed', recipient: email, detail: role })
      }),
    )
    outbox.deliverSoon()
    return {}
  })
}

/** The user who holds a role. @throws ApiError if there is no role with this id. */
async function holderOf(tx: Transaction, id: string) {
  const [holder] = await tx
    .select({ userId: users.id, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.id, id))
  if (!holder) throw new ApiError('role-not-found')
  return holder
}
