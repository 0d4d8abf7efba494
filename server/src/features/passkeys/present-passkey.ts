import type { Passkey } from '@pol/contract/operations/passkeys'
import type { passkeys } from '../../database/schema.ts'

/** Names every field that leaves the server. */
export function presentPasskey(passkey: typeof passkeys.$inferSelect): Passkey {
  const { id, name, createdAt, usedAt, confirmedAt } = passkey
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    used_at: usedAt.toISOString(),
    confirmed: confirmedAt !== null,
  }
}
