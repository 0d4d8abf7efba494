import { eq } from 'drizzle-orm'
import { signOutEverywhere as operation } from '@pol/contract/operations/own-account'
import { addToAuditHourly, mostOfOwnAccount } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { pushSubscriptions, sessions } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { lockUser } from '../../accounts/locks.ts'
import { announceSessionChange } from '../../accounts/sessions/session-changes.ts'
import { deleteKeyOf } from '../../accounts/sessions/device-keys.ts'

/**
 * Ends all sessions and the device key, so that only the password or a passkey opens the account, and all notifications:
 * a thief may have subscribed to them.
 */
export function signOutEverywhere({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async (_, { actor: { userId } }) => {
    await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      await deleteKeyOf(tx, userId)
      await tx.delete(sessions).where(eq(sessions.userId, userId))
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
      await announceSessionChange(tx, userId)
      const entry = { actorId: userId, action: 'sign-out-everywhere', subjectId: userId } as const
      await addToAuditHourly(tx, entry, now(), mostOfOwnAccount)
    })
    return {}
  })
}
