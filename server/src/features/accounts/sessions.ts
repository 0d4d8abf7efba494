import DataLoader from 'dataloader'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { NewSession, Session } from '@pol/contract/accounts'
import { retention } from '@pol/contract/retention'
import type { Role } from '@pol/contract/roles'
import type { Database, Transaction } from '../../database/open.ts'
import { profiles, sessions, userDeviceLocks, userRoles, users } from '../../database/schema.ts'
import type { Actor } from '../../http/handle.ts'
import { Refusal } from '../../http/refusal.ts'
import { announceSessionChange } from '../../identity/session-changes.ts'
import { hashToken, newToken } from '../../identity/tokens.ts'

/** A session ends this long after it was last prolonged. */
const lifetimeMs = retention.sessionDays * 24 * 60 * 60 * 1000

const rolesOfUser = sql<
  Role[]
>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1)`

/**
 * Finds who holds a token, in one query for session, account, roles and device lock: a removed role, a
 * deleted user, a changed password or a newer device counts from the next request on. Requests that arrive
 * together share the query: under load the way to the database and back costs more than all the rest.
 */
export function sessionFinder({
  db,
  now,
}: {
  db: Database
  now: () => Date
}): (token: string) => Promise<Actor> {
  const query = db
    .select({
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      replacedAt: sessions.replacedAt,
      deviceId: sessions.deviceId,
      activeDeviceId: userDeviceLocks.deviceId,
      userId: users.id,
      email: users.email,
      username: profiles.username,
      avatarUrl: profiles.avatarUrl,
      roles: rolesOfUser,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(userDeviceLocks, eq(userDeviceLocks.userId, users.id))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`)
    .prepare('find_sessions')
  const together = new DataLoader<Uint8Array, Held | undefined>(
    async (tokenHashes) => {
      const found = await query.execute({ tokenHashes })
      const byHash = new Map(found.map((session) => [hex(session.tokenHash), session]))
      return tokenHashes.map((tokenHash) => byHash.get(hex(tokenHash)))
    },
    { cache: false, batchScheduleFn: setImmediate },
  )

  return async (token) => {
    const found = await together.load(hashToken(token))
    if (!found) throw new Refusal('unauthenticated')
    const end = endOf(found, now())
    if (end) throw new Refusal(end)
    return found
  }
}

type Held = Actor & Found

/** Bytes as a key. */
export const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

interface Found {
  readonly expiresAt: Date
  readonly replacedAt: Date | null
  readonly deviceId: string
  readonly activeDeviceId: string | null
}

/** Why a session that the database knows is over, or `null` while it stands. */
export function endOf(session: Found, now: Date): 'unauthenticated' | 'other-device' | null {
  if (session.expiresAt <= now) return 'unauthenticated'
  if (session.replacedAt || session.deviceId !== session.activeDeviceId) return 'other-device'
  return null
}

interface NewHolder {
  readonly userId: string
  readonly deviceId: string
}

/**
 * Opens a session on a device, makes that device the user's only active one and tells the others. Runs in the caller's
 * transaction, which must hold the lock on the user's row (`lockUser`).
 */
export async function openSession(
  tx: Transaction,
  { userId, deviceId }: NewHolder,
  now: Date,
): Promise<NewSession> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
  await tx
    .update(sessions)
    .set({ replacedAt: now })
    .where(and(eq(sessions.userId, userId), ne(sessions.deviceId, deviceId)))
  await tx
    .insert(userDeviceLocks)
    .values({ userId, deviceId })
    .onConflictDoUpdate({ target: userDeviceLocks.userId, set: { deviceId } })
  const { token, tokenHash } = newToken()
  const expiresAt = expiryFrom(now)
  await tx.insert(sessions).values({ tokenHash, userId, deviceId, expiresAt })
  await announceSessionChange(tx, userId)
  const [holder] = await tx
    .select({
      userId: users.id,
      email: users.email,
      username: profiles.username,
      avatarUrl: profiles.avatarUrl,
      roles: rolesOfUser,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  if (!holder) throw new Refusal('unauthenticated')
  return { token, ...presentSession({ ...holder, expiresAt }) }
}

/** Serialises everything that decides about one user's sessions. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs)
}

/** Names every field that leaves the server. */
export function presentSession(
  holder: Pick<Actor, 'userId' | 'email' | 'username' | 'avatarUrl' | 'roles' | 'expiresAt'>,
): Session {
  return {
    user: { id: holder.userId, email: holder.email },
    profile: { username: holder.username, avatar_url: holder.avatarUrl },
    roles: [...holder.roles],
    expires_at: holder.expiresAt.toISOString(),
  }
}
