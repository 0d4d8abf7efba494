import { hash, randomBytes } from 'node:crypto'

/** An opaque secret of 256 bits for sessions and links. The database only ever sees its hash. */
export function newToken(): { token: string; tokenHash: Uint8Array } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function hashToken(token: string): Uint8Array {
  return hash('sha256', token, 'buffer')
}
