import { and, eq, gt, type SQL } from 'drizzle-orm'
import { retention } from '@pol/contract/retention'
import type { Transaction } from '../../database/database.ts'
import { deviceKeys } from '../../database/schema.ts'
import { ofOtherDevice, type Device } from './device.ts'

const lifetimeMs = retention.deviceKeyDays * 24 * 60 * 60 * 1000

/** Condition for a key that has not expired. */
export function isUsable(key: string, now: Date): SQL | undefined {
  return and(eq(deviceKeys.id, key), gt(deviceKeys.usedAt, keyExpiry(now)))
}

/** Keys that were last used before this time have expired. */
export function keyExpiry(now: Date): Date {
  return new Date(now.getTime() - lifetimeMs)
}

/** Deletes the user's key unless it belongs to this device. The caller's transaction must hold `lockUser`. */
export async function deleteKeyOfOtherDevice(
  tx: Transaction,
  { userId, ...device }: Device & { readonly userId: string },
): Promise<void> {
  await tx.delete(deviceKeys).where(and(eq(deviceKeys.userId, userId), ofOtherDevice(deviceKeys, device)))
}

export async function deleteKeyOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(deviceKeys).where(eq(deviceKeys.userId, userId))
}
