import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { sessions, userDeviceLocks } from '../../database/schema.ts'
import type { Actor } from '../../http/handle.ts'
import { endOf, hex } from './sessions.ts'

/** Whether sessions found earlier still stand, in one query for all of them and in their order. */
export function sessionStandings({ db, now }: { db: Database; now: () => Date }) {
  return async (holders: readonly Pick<Actor, 'userId' | 'deviceId' | 'tokenHash'>[]) => {
    const hashes = holders.map(({ tokenHash }) => tokenHash)
    const userIds = [...new Set(holders.map(({ userId }) => userId))]
    const rows = await db
      .select({
        userId: userDeviceLocks.userId,
        activeDeviceId: userDeviceLocks.deviceId,
        session: {
          tokenHash: sessions.tokenHash,
          deviceId: sessions.deviceId,
          expiresAt: sessions.expiresAt,
          replacedAt: sessions.replacedAt,
        },
      })
      .from(userDeviceLocks)
      .leftJoin(
        sessions,
        and(eq(sessions.userId, userDeviceLocks.userId), inArray(sessions.tokenHash, hashes)),
      )
      .where(inArray(userDeviceLocks.userId, userIds))
    const activeDevices = new Map(rows.map(({ userId, activeDeviceId }) => [userId, activeDeviceId]))
    const found = new Map(rows.map(({ session }) => [session && hex(session.tokenHash), session]))

    return holders.map(({ userId, deviceId, tokenHash }) => {
      const actor = activeDevices.get(userId)
      const session = found.get(hex(tokenHash))
      if (session && actor && endOf({ ...session, activeDeviceId: actor }, now()) === null) return 'stands'
      if (actor === undefined || actor === deviceId) return 'ended'
      // A new password deletes the sessions of other devices; they were replaced all the same.
      return { actor, at: session?.replacedAt ?? now() }
    })
  }
}
