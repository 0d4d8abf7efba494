import { desc, eq, inArray, sql } from 'drizzle-orm'
import { createDeviceChallenge as operation } from '@pol/contract/device-keys'
import { retention } from '@pol/contract/retention'
import type { Database } from '../../database/database.ts'
import { deviceChallenges, deviceKeys } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { newToken } from '../../identity/tokens.ts'
import { isUsable } from './device-keys.ts'

const lifetimeMs = retention.deviceChallengeMinutes * 60 * 1000

/** Per key; beyond it the oldest is deleted. A browser has one per tab that is just starting. */
export const maxChallenges = 10

/**
 * Creates a challenge. For an unknown key the same statements run and nothing is stored, so that neither the response
 * nor its time reveals whether a key exists.
 */
export function createDeviceChallenge({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async ({ key }) => {
    const { token: challenge, tokenHash } = newToken()
    const expiresAt = new Date(now().getTime() + lifetimeMs)
    await db.transaction(async (tx) => {
      await tx.insert(deviceChallenges).select((query) =>
        query
          .select({
            challengeHash: sql`${tokenHash}::bytea`.as('challenge_hash'),
            keyId: deviceKeys.id,
            expiresAt: sql`${expiresAt.toISOString()}::timestamptz`.as('expires_at'),
          })
          .from(deviceKeys)
          .where(isUsable(key, now()))
          // The key may be deleted at the same moment, and concurrent challenges count one after the other.
          .for('update'),
      )
      const beyond = tx
        .select({ challengeHash: deviceChallenges.challengeHash })
        .from(deviceChallenges)
        .where(eq(deviceChallenges.keyId, key))
        .orderBy(desc(deviceChallenges.expiresAt))
        .offset(maxChallenges)
      await tx.delete(deviceChallenges).where(inArray(deviceChallenges.challengeHash, beyond))
    })
    return { challenge }
  })
}
