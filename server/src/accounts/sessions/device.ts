import { isNull, ne, or, type SQL } from 'drizzle-orm'
import type { deviceKeys, pushSubscriptions, sessions, userDeviceLocks } from '../../database/schema.ts'

export interface Device {
  readonly deviceId: string
  /** `null` if the device sent no secret. */
  readonly secretHash: Uint8Array | null
}

/** Condition for rows of other devices; all rows if the device has no secret to prove its identity. */
export function ofOtherDevice(
  row: typeof sessions | typeof deviceKeys | typeof pushSubscriptions | typeof userDeviceLocks,
  { deviceId, secretHash }: Device,
): SQL | undefined {
  if (!secretHash) return undefined
  return or(ne(row.deviceId, deviceId), isNull(row.deviceSecretHash), ne(row.deviceSecretHash, secretHash))
}
