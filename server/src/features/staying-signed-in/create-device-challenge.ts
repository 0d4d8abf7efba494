import { inArray, lt } from 'drizzle-orm'
import { createDeviceChallenge as operation } from '@pol/contract/operations/staying-signed-in'
import { retention } from '@pol/contract/retention'
import type { Database } from '../../database/database.ts'
import { deviceChallenges } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { newToken } from '../../accounts/tokens.ts'

const lifetimeMs = retention.deviceChallengeMinutes * 60 * 1000

/** Expired challenges deleted with each new one: several, to reduce a backlog; few, so that requests stay fast. */
export const deletedAtOnce = 10

/**
 * Creates a challenge for known and unknown keys alike, so that neither the response nor its time reveals whether a key
 * exists. Deletes some expired ones, so that about two minutes of challenges accumulate.
 */
export function createDeviceChallenge({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async ({ key }) => {
    const { token: challenge, tokenHash: challengeHash } = newToken()
    const expiresAt = new Date(now().getTime() + lifetimeMs)
    await db.transaction(async (tx) => {
      // Concurrent requests skip rows that another one is deleting.
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
