import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { staffRoles } from '@pol/contract/roles'
import { ApiError } from '../../api/api-error.ts'
import type { Transaction } from '../../database/database.ts'
import { passkeys, userRoles } from '../../database/schema.ts'
import type { UsedPasskey } from './webauthn.ts'

/**
 * Records the use of a passkey.
 * @throws ApiError if it was removed or used concurrently, or is unconfirmed although its user needs a confirmed one.
 */
export async function recordUse(
  tx: Transaction,
  { id, userId, counter, newCounter, isConfirmed }: UsedPasskey,
  now: Date,
): Promise<void> {
  if (!isConfirmed && (await needsPasskey(tx, userId))) throw new ApiError('passkey-refused')
  const used = await tx
    .update(passkeys)
    .set({ counter: newCounter, usedAt: now })
    .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
    .returning({ id: passkeys.id })
  if (used.length === 0) throw new ApiError('passkey-refused')
}

export async function holdsStaffRole(tx: Transaction, userId: string): Promise<boolean> {
  const isHeld = and(eq(userRoles.userId, userId), inArray(userRoles.role, staffRoles))
  return (await tx.$count(userRoles, isHeld)) > 0
}

/**
 * Whether a user cannot sign in without a passkey: administrators and moderators with a confirmed one. An unconfirmed
 * one does not count: otherwise a thief who knows the password could lock out the owner by adding one.
 */
export async function needsPasskey(tx: Transaction, userId: string): Promise<boolean> {
  const found = await tx
    .select({ id: passkeys.id })
    .from(passkeys)
    .innerJoin(userRoles, eq(userRoles.userId, passkeys.userId))
    .where(
      and(eq(passkeys.userId, userId), isNotNull(passkeys.confirmedAt), inArray(userRoles.role, staffRoles)),
    )
    .limit(1)
  return found.length > 0
}

/**
 * Requires the second factor for a sign-in by password or link, if the user has one.
 * @throws ApiError if it is missing or belongs to another user.
 */
export async function requireSecondFactor(
  tx: Transaction,
  userId: string,
  used: UsedPasskey | null,
  now: Date,
): Promise<void> {
  if (!(await needsPasskey(tx, userId))) return
  if (!used) throw new ApiError('passkey-required')
  if (used.userId !== userId) throw new ApiError('passkey-refused')
  await recordUse(tx, used, now)
}
