import type { Passkey } from '@pol/contract/passkeys'
import type { passkeys } from '../../database/schema.ts'

/** Names every field that leaves the server. */
export function presentPasskey({ id, name, createdAt, usedAt }: typeof passkeys.$inferSelect): Passkey {
  return { id, name, created_at: createdAt.toISOString(), used_at: usedAt.toISOString() }
}
