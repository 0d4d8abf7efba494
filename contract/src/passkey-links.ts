import * as v from 'valibot'
import { emptyObject } from './fields.ts'
import { linkToken } from './link-token.ts'
import { operation } from './operation.ts'
import { passkeyChanges } from './passkey-values.ts'

/** Links in the mails about passkeys that were added or removed (docs/decisions/0018-passkeys.md). */

const link = v.object({ token: linkToken })

const linkedChange = v.object({
  change: v.picklist(passkeyChanges),
  /** What the owner called the passkey. */
  name: v.string(),
  /** Whether the passkey waits for this confirmation before it counts as the second factor. */
  waits: v.boolean(),
})
export type LinkedChange = v.InferOutput<typeof linkedChange>

export const readPasskeyLink = operation({
  name: 'read-passkey-link',
  summary: 'Returns the change of a passkey that a link is about',
  method: 'POST',
  path: '/api/passkey-links',
  access: 'anyone',
  input: link,
  output: linkedChange,
  errors: ['link-expired'],
})

export const confirmPasskey = operation({
  name: 'confirm-passkey',
  summary: 'Confirms a new passkey, which then counts as the second factor; the link stays valid',
  method: 'POST',
  path: '/api/passkey-links/confirmation',
  access: 'anyone',
  input: link,
  output: emptyObject,
  errors: ['link-expired'],
})

export const takeBackPasskeyChange = operation({
  name: 'take-back-passkey-change',
  summary:
    'Removes the added passkey, or restores the removed one; ends all sessions and the device key, and returns the token of a link for a new password',
  method: 'POST',
  path: '/api/passkey-links/reversal',
  access: 'anyone',
  input: link,
  output: v.object({ token: v.string() }),
  errors: ['link-expired'],
})
