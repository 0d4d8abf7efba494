import { and, eq } from 'drizzle-orm'
import type { NewSession } from '@pol/contract/operations/session'
import type { Transaction } from '../../database/database.ts'
import { userRoles } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { storedDeviceKind } from '../../api/device-kind.ts'
import type { Outbox } from '../../mail/outbox.ts'
import { deleteKeyOfOtherDevice } from './device-keys.ts'
import { isNewKindOfDevice, openSession, type SessionOwner } from './open-session.ts'

interface Entry extends SessionOwner {
  /** The tab of the sign-in screen. */
  readonly as: 'user' | 'admin'
}

/**
 * Opens a session after the user was authenticated, and sends a mail if the kind of device is new. On the
 * administrator tab, other users are refused before a session is opened, so that the attempt does not sign them out
 * elsewhere. The caller's transaction must hold `lockUser`.
 */
export async function startSession(
  tx: Transaction,
  { as, ...owner }: Entry,
  { now, outbox }: { readonly now: Date; readonly outbox: Outbox },
): Promise<NewSession> {
  const { userId, deviceKind } = owner
  if (as === 'admin') {
    const isAdministrator = and(eq(userRoles.userId, userId), eq(userRoles.role, 'admin'))
    const found = await tx.select({ id: userRoles.id }).from(userRoles).where(isAdministrator)
    if (found.length === 0) throw new ApiError('not-an-administrator')
  }
  await deleteKeyOfOtherDevice(tx, owner)
  const isNewKind = await isNewKindOfDevice(tx, owner, now)
  const session = await openSession(tx, { ...owner, isProved: true }, now)
  if (isNewKind) {
    const mail = {
      kind: 'new-device',
      recipient: session.user.email,
      detail: storedDeviceKind(deviceKind),
    } as const
    await outbox.add(tx, mail)
  }
  return session
}
