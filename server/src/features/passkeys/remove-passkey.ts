import { and, eq } from 'drizzle-orm'
import { removePasskey as operation } from '@pol/contract/operations/passkeys'
import type { Database } from '../../database/database.ts'
import { passkeys } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { removePasskeys } from '../../accounts/passkeys/remove-passkeys.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly outbox: Outbox
}

/** Removes a passkey of the user. The response does not reveal whether another user has it. */
export function removePasskey({ db, now, outbox }: Parts) {
  return handle(operation, async ({ id }, { actor: { userId } }) => {
    const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, userId))
    await db.transaction(async (tx) => {
      await lockActor(tx, userId)
      await removePasskeys(tx, isOwn, { actorId: userId, at: now() })
    })
    outbox.deliverSoon()
    return {}
  })
}
