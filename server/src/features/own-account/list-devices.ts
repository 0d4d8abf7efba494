import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { listDevices as operation } from '@pol/contract/operations/own-account'
import type { Database } from '../../database/database.ts'
import { deviceKeys, sessions } from '../../database/schema.ts'
import { readDeviceKind } from '../../api/device-kind.ts'
import { handle } from '../../api/handle.ts'
import { keyExpiry } from '../../accounts/sessions/device-keys.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

/** Only one device is active, so the oldest session or the key gives the time since when it has been signed in. */
export function listDevices({ db, now }: Parts) {
  return handle(operation, async (_, { actor: { userId, tokenHash } }) => {
    const active = await db
      .select({ tokenHash: sessions.tokenHash, kind: sessions.deviceKind, since: sessions.createdAt })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.replacedAt), gt(sessions.expiresAt, now())))
      .orderBy(asc(sessions.createdAt))
    const kept = await db
      .select({
        key: deviceKeys.id,
        kind: deviceKeys.deviceKind,
        since: deviceKeys.createdAt,
        usedAt: deviceKeys.usedAt,
      })
      .from(deviceKeys)
      .where(and(eq(deviceKeys.userId, userId), gt(deviceKeys.usedAt, keyExpiry(now()))))
    const own = active.find((session) => Buffer.compare(session.tokenHash, tokenHash) === 0)
    const beginnings = [...active, ...kept].map(({ since }) => since.getTime())
    return {
      current: {
        kind: readDeviceKind(own?.kind ?? ''),
        since: new Date(Math.min(...beginnings, now().getTime())).toISOString(),
      },
      kept: kept.map(({ key, kind, since, usedAt }) => ({
        key,
        kind: readDeviceKind(kind),
        since: since.toISOString(),
        used_at: usedAt.toISOString(),
      })),
    }
  })
}
