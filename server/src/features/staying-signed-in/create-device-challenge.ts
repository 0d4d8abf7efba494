import { inArray, lt } from 'drizzle-orm'
import { createDeviceChallenge as operation } from '@pol/contract/operations/staying-signed-in'
import { retention } from '@pol/contract/retention'
import type { Database } from '../../database/database.ts'
import { deviceChallenges } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { newToken } from '../../accounts/tokens.ts'

const lifetimeMs = retention.deviceChallengeMinutes * 60 * 1000

/** More than one, so that a flood is gone soon after it; few, so that no request pays for it. */
export const deletedAtOnce = 10

/**
 * Creates a challenge, whether the key exists or not, so that neither the response nor its time reveals it. Deletes some that
 * have expired: after a flood hardly more are left than those of its last two minutes.
 */
export function createDeviceChallenge({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async ({ key }) => {
    const { token: challenge, tokenHash: challengeHash } = newToken()
    const expiresAt = new Date(now().getTime() + lifetimeMs)
    await db.transaction(async (tx) => {
      // Concurrent requests delete others instead of waiting for each other.
      const expired = tx
        .select({ challengeHash: deviceChallenges.challengeHash })
        .from(deviceChallenges)
        .where(lt(deviceChallenges.expiresAt, now()))
        .orderBy(deviceChallenges.expiresAt)
        .limit(deletedAtOnce)
        .for('update', { skipLocked: true })
      await tx.delete(deviceChallenges).where(inArray(deviceChallenges.challengeHash, expired))
      await tx.insert(deviceChallenges).values({ challengeHash, keyId: key, expiresAt })
    })
    return { challenge }
  })
}
