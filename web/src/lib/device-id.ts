const key = 'pl_device_id'

/** This browser's own name, by which the server knows the one active device (specification section 3). */
export function deviceId(): string {
  const known = localStorage.getItem(key)
  if (known) return known
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  localStorage.setItem(key, made)
  return made
}
