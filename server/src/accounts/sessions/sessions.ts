import DataLoader from 'dataloader'
import { and, desc, eq, inArray, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import type { NewSession, Session } from '@pol/contract/operations/session'
import type { DeviceKind } from '@pol/contract/operations/fields'
import { retention } from '@pol/contract/retention'
import type { Role } from '@pol/contract/roles'
import type { Database, Transaction } from '../../database/database.ts'
import {
  deviceKeys,
  passkeys,
  profiles,
  recordings,
  sessions,
  userDeviceLocks,
  userRoles,
  users,
} from '../../database/schema.ts'
import { storedDeviceKind } from '../../api/device-kind.ts'
import type { Actor } from '../../api/handle.ts'
import type { Networks } from '../../api/network.ts'
import { ApiError } from '../../api/api-error.ts'
import { isKnownKind, rememberSignIn } from './known-sign-ins.ts'
import { announceSessionChange } from './session-changes.ts'
import { hashToken, newToken } from '../tokens.ts'

/** Lifetime of a session after its last extension. */
const lifetimeMs = retention.sessionDays * 24 * 60 * 60 * 1000

/** Maximum number of sessions per user, including replaced ones; more than a user has open tabs. */
export const maxSessions = 50

const rolesOfUser = sql<
  Role[]
>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1)`

const hasRecordings = sql<boolean>`exists (select from ${recordings} where ${recordings.state} = 'approved')`
const hasPasskey = sql<boolean>`exists (
  select from ${passkeys} where ${passkeys.userId} = ${users.id} and ${passkeys.confirmedAt} is not null)`

/** Whether the session belongs to the locked device. The id alone proves nothing, so the secret is compared too. */
export const holdsLock = sql<boolean>`(
  ${userDeviceLocks.deviceId} = ${sessions.deviceId}
  and ${userDeviceLocks.deviceSecretHash} is not distinct from ${sessions.deviceSecretHash}
) is true`

/**
 * Finds the session of a token, with account, roles and device lock, in one query. Therefore a removed role, a deleted
 * user, a new password or another device takes effect at the next request. Concurrent requests share one query, because
 * under load the round trip to the database is the largest cost.
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
      provedAt: sessions.provedAt,
      deviceId: sessions.deviceId,
      deviceSecretHash: sessions.deviceSecretHash,
      holdsLock,
      userId: users.id,
      email: users.email,
      username: profiles.username,
      avatarUrl: profiles.avatarUrl,
      roles: rolesOfUser,
      language: users.language,
      motherTongue: users.motherTongue,
      hasRecordings,
      hasPasskey,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(userDeviceLocks, eq(userDeviceLocks.userId, users.id))
    .where(sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')})`)
    .prepare('find_sessions')
  const sessionLoader = new DataLoader<Uint8Array, FoundSession | undefined>(
    async (tokenHashes) => {
      const found = await query.execute({ tokenHashes })
      const byHash = new Map(found.map((session) => [hex(session.tokenHash), session]))
      return tokenHashes.map((tokenHash) => byHash.get(hex(tokenHash)))
    },
    { cache: false, batchScheduleFn: setImmediate },
  )

  return async (token) => {
    const found = await sessionLoader.load(hashToken(token))
    if (!found) throw new ApiError('unauthenticated')
    const reason = endReason(found, now())
    if (reason) throw new ApiError(reason)
    return found
  }
}

type FoundSession = Actor & SessionState

/** Converts bytes to a map key. */
export const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

interface SessionState {
  readonly expiresAt: Date
  readonly replacedAt: Date | null
  readonly holdsLock: boolean
}

/** Why a stored session has ended, or `null` if it is active. */
export function endReason(session: SessionState, now: Date): 'unauthenticated' | 'other-device' | null {
  if (session.expiresAt <= now) return 'unauthenticated'
  if (session.replacedAt || !session.holdsLock) return 'other-device'
  return null
}

export interface Device {
  readonly deviceId: string
  /** `null` if the device sent no secret. */
  readonly secretHash: Uint8Array | null
}

export interface SessionOwner extends Device {
  readonly userId: string
  readonly networks: Networks
  readonly deviceKind: DeviceKind
}

/** Condition for rows of other devices. Without a secret nothing proves a device, so it holds for all rows. */
export function ofOtherDevice(
  row: typeof sessions | typeof deviceKeys | typeof userDeviceLocks,
  { deviceId, secretHash }: Device,
): SQL | undefined {
  if (!secretHash) return undefined
  return or(ne(row.deviceId, deviceId), isNull(row.deviceSecretHash), ne(row.deviceSecretHash, secretHash))
}

/**
 * Whether a sign-in on this device takes over from another one, and is the first for a while on this kind of device. The first
 * sign-in of an account takes over from none. The caller's transaction must hold `lockUser`.
 */
export async function isNewKindOfDevice(
  tx: Transaction,
  { userId, deviceKind, ...device }: Omit<SessionOwner, 'networks'>,
  now: Date,
): Promise<boolean> {
  const isOther = and(eq(userDeviceLocks.userId, userId), ofOtherDevice(userDeviceLocks, device))
  const takesOver = (await tx.$count(userDeviceLocks, isOther)) > 0
  return takesOver && !(await isKnownKind(tx, { userId, deviceKind: storedDeviceKind(deviceKind) }, now))
}

interface OpenedSession extends SessionOwner {
  /** Whether the user has just given the password, a passkey or a link from a mail: a fresh proof (contract/src/forms/sign-in.ts). */
  readonly isProved: boolean
}

/**
 * Opens a session on a device, makes it the user's only active device and notifies the other devices. Sessions of the same
 * device, proved by its secret, stay open: they are its tabs. The caller's transaction must hold `lockUser`.
 */
export async function openSession(
  tx: Transaction,
  { userId, deviceId, secretHash, networks, deviceKind: kind, isProved }: OpenedSession,
  now: Date,
): Promise<NewSession> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
  await tx
    .update(sessions)
    .set({ replacedAt: now })
    .where(and(eq(sessions.userId, userId), ofOtherDevice(sessions, { deviceId, secretHash })))
  const device = { deviceId, deviceSecretHash: secretHash }
  await tx
    .insert(userDeviceLocks)
    .values({ userId, ...device })
    .onConflictDoUpdate({ target: userDeviceLocks.userId, set: device })
  const { token, tokenHash } = newToken()
  const expiresAt = expiryFrom(now)
  const deviceKind = storedDeviceKind(kind)
  const provedAt = isProved ? now : null
  await tx
    .insert(sessions)
    .values({ tokenHash, userId, ...device, deviceKind, createdAt: now, expiresAt, provedAt })
  await deleteOldest(tx, userId)
  await rememberSignIn(tx, { userId, secretHash, deviceKind, networks }, now)
  await announceSessionChange(tx, userId)
  const [owner] = await tx
    .select({
      userId: users.id,
      email: users.email,
      username: profiles.username,
      avatarUrl: profiles.avatarUrl,
      roles: rolesOfUser,
      language: users.language,
      motherTongue: users.motherTongue,
      hasRecordings,
      hasPasskey,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  if (!owner) throw new ApiError('unauthenticated')
  return { token, ...presentSession({ ...owner, expiresAt }) }
}

/** Closed tabs leave their sessions behind. */
async function deleteOldest(tx: Transaction, userId: string): Promise<void> {
  const beyond = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(maxSessions)
  await tx.delete(sessions).where(inArray(sessions.tokenHash, beyond))
}

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs)
}

/** Names every field that leaves the server. */
export function presentSession(
  owner: Pick<
    Actor,
    | 'userId'
    | 'email'
    | 'username'
    | 'avatarUrl'
    | 'roles'
    | 'language'
    | 'motherTongue'
    | 'hasRecordings'
    | 'hasPasskey'
    | 'expiresAt'
  >,
): Session {
  return {
    user: { id: owner.userId, email: owner.email },
    profile: { username: owner.username, avatar_url: owner.avatarUrl },
    roles: [...owner.roles],
    language: owner.language,
    mother_tongue: owner.motherTongue,
    has_recordings: owner.hasRecordings,
    has_passkey: owner.hasPasskey,
    expires_at: owner.expiresAt.toISOString(),
  }
}
