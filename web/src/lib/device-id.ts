import { local } from './browser-storage.ts'

/** Random id of this browser, by which the server identifies the active device (specification section 3). */
export const deviceId = () => storedRandom('pl_device_id', 16)

/** Secret that proves that the id belongs to this browser. The id alone is known to other devices of the user. */
export const deviceSecret = () => storedRandom('pl_device_secret', 32)

/** Returns the random bytes (hex) stored under `key`; creates them on first use. */
function storedRandom(key: string, length: number): string {
  const stored = local.getItem(key)
  if (stored) return stored
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  const created = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  local.setItem(key, created)
  return created
}
