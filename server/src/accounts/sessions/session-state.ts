import { sql } from 'drizzle-orm'
import { retention } from '@pol/contract/retention'
import { sessions, userDeviceLocks } from '../../database/schema.ts'

/** Lifetime of a session after its last extension. */
const lifetimeMs = retention.sessionDays * 24 * 60 * 60 * 1000

export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + lifetimeMs)
}

/** Whether the session belongs to the locked device. The id alone proves nothing, so the secret is compared too. */
export const holdsLock = sql<boolean>`(
  ${userDeviceLocks.deviceId} = ${sessions.deviceId}
  and ${userDeviceLocks.deviceSecretHash} is not distinct from ${sessions.deviceSecretHash}
) is true`

export interface SessionState {
  readonly expiresAt: Date
  readonly replacedAt: Date | null
  readonly holdsLock: boolean
}

/** Error code if a stored session has ended; `null` if it is active. */
export function endReason(session: SessionState, now: Date): 'unauthenticated' | 'other-device' | null {
  if (session.expiresAt <= now) return 'unauthenticated'
  if (session.replacedAt || !session.holdsLock) return 'other-device'
  return null
}

/** Converts a token's hash to a map key. */
export const hex = (hash: Uint8Array) => Buffer.from(hash).toString('hex')
