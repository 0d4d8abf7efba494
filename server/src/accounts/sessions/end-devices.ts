import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../../database/database.ts'
import { deviceKeys, pushSubscriptions, sessions } from '../../database/schema.ts'
import { type Device, ofOtherDevice } from './device.ts'
import { announceSessionChange } from './session-changes.ts'

interface Kept extends Device {
  readonly tokenHash: Uint8Array
}

/**
 * Ends everything that the devices of a user hold: sessions, the device key and push subscriptions, because any of them
 * may belong to a thief. Notifies all processes. The caller's transaction must hold `lockUser`.
 * @param kept the session that stays. The key and the push subscription of its device stay, too, if it has a secret.
 */
export async function endDevices(tx: Transaction, userId: string, kept: Kept | null = null): Promise<void> {
  const isEnded = kept ? ne(sessions.tokenHash, kept.tokenHash) : undefined
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), isEnded))
  for (const held of [deviceKeys, pushSubscriptions]) {
    const isOther = kept ? ofOtherDevice(held, kept) : undefined
    await tx.delete(held).where(and(eq(held.userId, userId), isOther))
  }
  await announceSessionChange(tx, userId)
}
