import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { pushSubscriptionsMaximum } from '@pol/contract/limits'
import { addPushSubscription as operation } from '@pol/contract/operations/reminders'
import { lockActor, lockPushSubscriptions } from '../../../accounts/locks.ts'
import { isPoint } from '../../../accounts/p256.ts'
import { ApiError } from '../../../api/api-error.ts'
import { storedDeviceKind } from '../../../api/device-kind.ts'
import { handle } from '../../../api/handle.ts'
import type { Database } from '../../../database/database.ts'
import { pushSubscriptions } from '../../../database/schema.ts'
import { isPushService } from '../../../services/push-services.ts'
import type { Push } from './push.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly push: Push | null
}

/**
 * Stores the subscription of the device. The browser may have been another person's, who then gets no notifications on
 * it any more. Beyond the maximum, the oldest subscriptions of the person are deleted.
 */
export function addPushSubscription({ db, now, push }: Parts) {
  return handle(operation, async ({ endpoint, keys }, { actor, deviceKind }) => {
    if (!push || !isPushService(endpoint, push.services)) throw new ApiError('push-service-refused')
    if (!(await isPoint(Buffer.from(keys.p256dh, 'base64url')))) throw new ApiError('invalid-input')
    const { userId, deviceId, deviceSecretHash } = actor
    const { userId: owner, deviceId: device, createdAt } = pushSubscriptions
    await db.transaction(async (tx) => {
      await lockActor(tx, userId)
      await lockPushSubscriptions(tx)
      const isOfDevice = and(eq(owner, userId), eq(device, deviceId))
      await tx.delete(pushSubscriptions).where(or(isOfDevice, eq(pushSubscriptions.endpoint, endpoint)))
      const kept = await tx
        .select({ device })
        .from(pushSubscriptions)
        .where(eq(owner, userId))
        .orderBy(desc(createdAt))
      const oldest = kept.slice(pushSubscriptionsMaximum - 1).map(({ device }) => device)
      await tx.delete(pushSubscriptions).where(and(eq(owner, userId), inArray(device, oldest)))
      await tx.insert(pushSubscriptions).values({
        userId,
        deviceId,
        deviceSecretHash,
        deviceKind: storedDeviceKind(deviceKind),
        endpoint,
        ...keys,
        createdAt: now(),
      })
    })
    return {}
  })
}
