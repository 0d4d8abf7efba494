import { and, eq, gt } from 'drizzle-orm'
import { openDeviceSession as operation } from '@pol/contract/operations/staying-signed-in'
import type { Database } from '../../database/database.ts'
import { deviceChallenges, deviceKeys } from '../../database/schema.ts'
import { storedDeviceKind } from '../../api/device-kind.ts'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { verifySignature } from './device-signature.ts'
import { lockUser } from '../../accounts/locks.ts'
import { needsPasskey } from '../../accounts/passkeys/second-factor.ts'
import { hashToken } from '../../accounts/tokens.ts'
import { isUsable } from '../../accounts/sessions/device-keys.ts'
import { openSession } from '../../accounts/sessions/open-session.ts'

/**
 * Opens a session with a signed challenge. Consumes the challenge before verifying it. All refusals are the same error
 * after the same statements and one signature check.
 */
export function openDeviceSession({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async ({ key, challenge, signature }, { networks, deviceKind }) => {
    const { challengeHash, keyId, expiresAt } = deviceChallenges
    const [redeemed] = await db
      .delete(deviceChallenges)
      .where(and(eq(challengeHash, hashToken(challenge)), eq(keyId, key), gt(expiresAt, now())))
      .returning({ keyId })
    const [found] = await db.select().from(deviceKeys).where(isUsable(key, now()))
    const isSigned = await verifySignature(found?.publicKey ?? null, challenge, signature)
    if (!redeemed || !found || !isSigned) throw new ApiError('device-key-refused')
    return db.transaction(async (tx) => {
      const { userId, deviceId, deviceSecretHash: secretHash } = found
      await lockUser(tx, userId)
      // A sign-in on another device may have deleted the key since it was read.
      const used = await tx
        .update(deviceKeys)
        .set({ usedAt: now(), deviceKind: storedDeviceKind(deviceKind) })
        .where(eq(deviceKeys.id, key))
        .returning({ id: deviceKeys.id })
      if (used.length === 0 || (await needsPasskey(tx, userId))) throw new ApiError('device-key-refused')
      return openSession(tx, { userId, deviceId, secretHash, deviceKind, networks, isProved: false }, now())
    })
  })
}
