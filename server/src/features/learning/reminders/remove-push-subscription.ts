import { and, eq } from 'drizzle-orm'
import { removePushSubscription as operation } from '@pol/contract/operations/reminders'
import { handle } from '../../../api/handle.ts'
import type { Database } from '../../../database/database.ts'
import { pushSubscriptions } from '../../../database/schema.ts'

export function removePushSubscription({ db }: { db: Database }) {
  return handle(operation, async (_, { actor: { userId, deviceId } }) => {
    const isOfDevice = and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.deviceId, deviceId))
    await db.delete(pushSubscriptions).where(isOfDevice)
    return {}
  })
}
