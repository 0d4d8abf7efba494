import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { pushSubscriptions, sessions } from '../../database/schema.ts'
import type { Actor } from '../../api/handle.ts'
import { lockUser } from '../locks.ts'
import { announceSessionChange } from './session-changes.ts'
import { deleteKeyOf } from './device-keys.ts'

/**
 * Ends the session, the device key and the push subscription of its device, and notifies all processes, so that its event
 * stream ends too.
 */
export async function endSession(
  db: Database,
  { userId, deviceId, tokenHash }: Pick<Actor, 'userId' | 'deviceId' | 'tokenHash'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, userId)
    await deleteKeyOf(tx, userId)
    const isOfDevice = and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.deviceId, deviceId))
    await tx.delete(pushSubscriptions).where(isOfDevice)
    await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
    await announceSessionChange(tx, userId)
  })
}
