import { eq } from 'drizzle-orm'
import { removePasskeysOfUser as operation } from '@pol/contract/passkeys'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { handle } from '../../http/handle.ts'
import { lockPeople } from '../../identity/lock-people.ts'
import { removePasskeys } from '../../identity/remove-passkeys.ts'

/** Lets a user in by password alone who has lost the passkeys. */
export function removePasskeysOfUser({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, ({ user_id: userId }, { actor }) =>
    db.transaction(async (tx) => {
      const people = await lockPeople(tx, [actor.userId, userId])
      if (!people.has(actor.userId)) throw new ApiError('unauthenticated')
      if (!people.has(userId)) throw new ApiError('user-not-found')
      const by = { actorId: actor.userId, at: now() }
      return { removed: await removePasskeys(tx, eq(passkeys.userId, userId), by) }
    }),
  )
}
