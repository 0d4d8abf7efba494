import { createHash } from 'node:crypto'

/** Hashes the key, so that the table of counters contains no addresses. */
export function keyOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
