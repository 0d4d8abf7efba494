import { hash, randomBytes } from 'node:crypto'

/** Creates a random token of 256 bits for a session or link. Only its hash is stored. */
export function newToken(): { token: string; tokenHash: Uint8Array } {
  const token = randomBytes(32).toString('base64url')
  return { token, tokenHash: hashToken(token) }
}

export function hashToken(token: string): Uint8Array {
  return hash('sha256', token, 'buffer')
}
