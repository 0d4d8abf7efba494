import { and, eq } from 'drizzle-orm'
import { addDeviceKey as operation } from '@pol/contract/operations/staying-signed-in'
import type { Database } from '../../database/database.ts'
import { deviceKeys, sessions, userDeviceLocks } from '../../database/schema.ts'
import { storedDeviceKind } from '../../api/device-kind.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { pointOf } from './device-signature.ts'
import { lockUser } from '../../accounts/locks.ts'
import { needsPasskey } from '../../accounts/passkeys/second-factor.ts'
import { deleteKeyOf } from '../../accounts/sessions/device-keys.ts'
import { endReason, holdsLock } from '../../accounts/sessions/session-state.ts'

/**
 * Stores the public key of the session's device and replaces an earlier one. Users who need a passkey cannot stay
 * signed in, because the key does not verify who uses the device.
 */
export function addDeviceKey({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async ({ public_key, device_id }, { actor, deviceKind }) => {
    const { userId, deviceId, deviceSecretHash, tokenHash } = actor
    const publicKey = await pointOf(public_key)
    if (!publicKey || device_id !== deviceId) throw new ApiError('invalid-input')
    return db.transaction(async (tx) => {
      await lockUser(tx, userId)
      // Another sign-in or a new password may have ended the session since the guard.
      const { expiresAt, replacedAt } = sessions
      const [session] = await tx
        .select({ expiresAt, replacedAt, holdsLock })
        .from(sessions)
        .innerJoin(userDeviceLocks, eq(userDeviceLocks.userId, sessions.userId))
        .where(and(eq(sessions.tokenHash, tokenHash), eq(sessions.userId, userId)))
      const reason = session ? endReason(session, now()) : 'unauthenticated'
      if (reason) throw new ApiError(reason)
      if (await needsPasskey(tx, userId)) throw new ApiError('device-key-refused')
      await deleteKeyOf(tx, userId)
      const [added] = await tx
        .insert(deviceKeys)
        .values({
          userId,
          deviceId,
          deviceSecretHash,
          deviceKind: storedDeviceKind(deviceKind),
          publicKey,
          createdAt: now(),
          usedAt: now(),
        })
        .returning({ key: deviceKeys.id })
      if (!added) throw new Error('The key was not inserted')
      return added
    })
  })
}
