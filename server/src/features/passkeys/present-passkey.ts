import type { Passkey } from '@pol/contract/operations/passkeys'
import type { passkeys } from '../../database/schema.ts'

/** Lists the fields explicitly, so that a new column is not sent by accident. */
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
