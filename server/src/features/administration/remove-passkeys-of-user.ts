import { eq } from 'drizzle-orm'
import { removePasskeysOfUser as operation } from '@pol/contract/operations/passkeys'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { removePasskeys } from '../../accounts/passkeys/remove-passkeys.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
}

/** Removes all passkeys of a user after their loss, so that the password alone is sufficient again. */
export function removePasskeysOfUser({ db, now, outbox }: Parts) {
  return handle(operation, async ({ user_id: userId }, { actor }) => {
    const removed = await db.transaction(async (tx) => {
      const people = await lockActor(tx, actor.userId, [userId])
      if (!people.has(userId)) throw new ApiError('user-not-found')
      const by = { actorId: actor.userId, at: now() }
      return removePasskeys(tx, eq(passkeys.userId, userId), by)
    })
    outbox.deliverSoon()
    return { removed }
  })
}
