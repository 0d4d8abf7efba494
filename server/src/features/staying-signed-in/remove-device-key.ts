import { and, eq } from 'drizzle-orm'
import { removeDeviceKey as operation } from '@pol/contract/operations/staying-signed-in'
import { lockUser } from '../../accounts/locks.ts'
import { ofOtherDevice } from '../../accounts/sessions/device.ts'
import type { Database } from '../../database/database.ts'
import { deviceKeys, pushSubscriptions } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'

/**
 * Deletes a key of the user, with the push subscription of its device, unless it is the caller's: its reminders are another
 * choice. The response does not reveal whether another user has the key.
 */
export function removeDeviceKey({ db }: { db: Database }) {
  return handle(operation, async ({ key }, { actor: { userId, deviceId, deviceSecretHash: secretHash } }) => {
    await db.transaction(async (tx) => {
      await lockUser(tx, userId)
      const [removed] = await tx
        .delete(deviceKeys)
        .where(and(eq(deviceKeys.id, key), eq(deviceKeys.userId, userId)))
        .returning({ deviceId: deviceKeys.deviceId })
      if (!removed) return
      const isOfRemoved = and(
        eq(pushSubscriptions.userId, userId),
        eq(pushSubscriptions.deviceId, removed.deviceId),
        ofOtherDevice(pushSubscriptions, { deviceId, secretHash }),
      )
      await tx.delete(pushSubscriptions).where(isOfRemoved)
    })
    return {}
  })
}
