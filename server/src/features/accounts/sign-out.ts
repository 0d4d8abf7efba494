import { eq } from 'drizzle-orm'
import { signOut as operation } from '@pol/contract/accounts'
import type { Database } from '../../database/database.ts'
import { sessions } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { lockUser } from '../../identity/lock-user.ts'
import { announceSessionChange } from '../../identity/session-changes.ts'
import { deleteKeyOf } from './device-keys.ts'

/** Ends the session and the device key, and notifies all processes, so that its event stream ends too. */
export function signOut({ db }: { db: Database }) {
  return handle(operation, async (_, { actor }) => {
    await db.transaction(async (tx) => {
      await lockUser(tx, actor.userId)
      await deleteKeyOf(tx, actor.userId)
      await tx.delete(sessions).where(eq(sessions.tokenHash, actor.tokenHash))
      await announceSessionChange(tx, actor.userId)
    })
    return {}
  })
}
