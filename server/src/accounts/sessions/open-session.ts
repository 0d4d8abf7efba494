import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { NewSession } from '@pol/contract/operations/session'
import type { DeviceKind } from '@pol/contract/operations/fields'
import { ApiError } from '../../api/api-error.ts'
import { storedDeviceKind } from '../../api/device-kind.ts'
import type { Networks } from '../../api/network.ts'
import type { Transaction } from '../../database/database.ts'
import { profiles, sessions, userDeviceLocks, users } from '../../database/schema.ts'
import { newToken } from '../tokens.ts'
import { type Device, ofOtherDevice } from './device.ts'
import { isKnownKind, rememberSignIn } from './known-sign-ins.ts'
import { presentSession, shownColumns } from './present-session.ts'
import { announceSessionChange } from './session-changes.ts'
import { expiryFrom } from './session-state.ts'

/** Maximum number of sessions per user, including replaced ones; more than a user has open tabs. */
const maxSessions = 50

export interface SessionOwner extends Device {
  readonly userId: string
  readonly networks: Networks
  readonly deviceKind: DeviceKind
}

/**
 * Whether a sign-in replaces another active device and is the first recent one on this kind of device. This is never
 * the case for the first sign-in of an account. The caller's transaction must hold `lockUser`.
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
  /** Whether the sign-in is a fresh proof by password, passkey or mailed link (contract/src/operations/sign-in.ts). */
  readonly isProved: boolean
}

/**
 * Opens a session on a device, makes it the user's only active device and notifies the other devices. Sessions of the
 * same device, proved by its secret, stay open: they are its tabs. The caller's transaction must hold `lockUser`.
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
    .select(shownColumns)
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  if (!owner) throw new ApiError('unauthenticated')
  return { token, ...presentSession({ ...owner, expiresAt }) }
}

/** Deletes the oldest sessions, which belong to closed tabs. */
async function deleteOldest(tx: Transaction, userId: string): Promise<void> {
  const beyond = tx
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .offset(maxSessions)
  await tx.delete(sessions).where(inArray(sessions.tokenHash, beyond))
}
