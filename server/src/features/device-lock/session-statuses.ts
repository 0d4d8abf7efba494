import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { sessions, userDeviceLocks } from '../../database/schema.ts'
import type { Actor } from '../../api/handle.ts'
import { endReason, hex, holdsLock } from '../../accounts/sessions/session-state.ts'

/** Returns a function that reads the statuses of sessions in one query, in the order of the sessions. */
export function sessionStatuses({ db, now }: { db: Database; now: () => Date }) {
  return async (
    holders: readonly Pick<Actor, 'userId' | 'deviceId' | 'deviceSecretHash' | 'tokenHash'>[],
  ) => {
    const hashes = holders.map(({ tokenHash }) => tokenHash)
    const userIds = [...new Set(holders.map(({ userId }) => userId))]
    const rows = await db
      .select({
        userId: userDeviceLocks.userId,
        deviceId: userDeviceLocks.deviceId,
        deviceSecretHash: userDeviceLocks.deviceSecretHash,
        holdsLock,
        session: {
          tokenHash: sessions.tokenHash,
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
    const locks = new Map(rows.map((row) => [row.userId, row]))
    const found = new Map(
      rows.map(({ session, holdsLock }) => [
        session && hex(session.tokenHash),
        session && { ...session, holdsLock },
      ]),
    )

    return holders.map((holder) => {
      const lock = locks.get(holder.userId)
      const session = found.get(hex(holder.tokenHash))
      if (session && endReason(session, now()) === null) return 'active'
      if (lock === undefined || (!session?.replacedAt && isSameDevice(lock, holder))) return 'ended'
      // A new password deletes the sessions of other devices, which count as replaced.
      return { actor: lock.deviceId, at: session?.replacedAt ?? now() }
    })
  }
}

type Device = Pick<Actor, 'deviceId' | 'deviceSecretHash'>

function isSameDevice(a: Device, b: Device): boolean {
  const secretOf = ({ deviceSecretHash }: Device) => deviceSecretHash && hex(deviceSecretHash)
  return a.deviceId === b.deviceId && secretOf(a) === secretOf(b)
}
