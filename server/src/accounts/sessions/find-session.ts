import DataLoader from 'dataloader'
import { eq, sql } from 'drizzle-orm'
import type { Actor, Authenticate } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Database } from '../../database/database.ts'
import { profiles, sessions, userDeviceLocks, users } from '../../database/schema.ts'
import { hashToken } from '../tokens.ts'
import { callerColumns, shownColumns, type ShownSession } from './present-session.ts'
import { endReason, hex, holdsLock, type SessionState } from './session-state.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

const sessionColumns = {
  tokenHash: sessions.tokenHash,
  expiresAt: sessions.expiresAt,
  replacedAt: sessions.replacedAt,
  provedAt: sessions.provedAt,
  deviceId: sessions.deviceId,
  deviceSecretHash: sessions.deviceSecretHash,
  holdsLock,
}
const isAsked = sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`

/**
 * Finds the caller by the session token, with account, roles and device lock, in one query per request. Therefore a
 * removed role, a deleted user, a new password or another device takes effect at the next request.
 */
export function sessionFinder({ db, now }: Parts): Authenticate {
  const query = db
    .select({ ...sessionColumns, ...callerColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userDeviceLocks, eq(userDeviceLocks.userId, users.id))
    .where(isAsked)
    .prepare('find_sessions')
  return finder((tokenHashes) => query.execute({ tokenHashes }), now)
}

/** Finds the caller with all columns that a session presents, in one query. */
export function shownSessionFinder({ db, now }: Parts): Authenticate<Actor & ShownSession> {
  const query = db
    .select({ ...sessionColumns, ...shownColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(userDeviceLocks, eq(userDeviceLocks.userId, users.id))
    .where(isAsked)
    .prepare('find_shown_sessions')
  return finder((tokenHashes) => query.execute({ tokenHashes }), now)
}

/** Concurrent requests share one query, because under load the round trip to the database is the largest cost. */
function finder<Found extends Actor & SessionState>(
  findAll: (tokenHashes: readonly Uint8Array[]) => Promise<Found[]>,
  now: () => Date,
): Authenticate<Found> {
  const loader = new DataLoader<Uint8Array, Found | undefined>(
    async (tokenHashes) => {
      const found = await findAll(tokenHashes)
      const byHash = new Map(found.map((session) => [hex(session.tokenHash), session]))
      return tokenHashes.map((tokenHash) => byHash.get(hex(tokenHash)))
    },
    { cache: false, batchScheduleFn: setImmediate },
  )
  return async (token) => {
    const found = await loader.load(hashToken(token))
    if (!found) throw new ApiError('unauthenticated')
    const reason = endReason(found, now())
    if (reason) throw new ApiError(reason)
    return found
  }
}
