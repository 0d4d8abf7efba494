import * as v from 'valibot'
import { boundedText } from '../forms/fields.ts'
import { addPasskeyForm } from '../forms/passkeys.ts'
import { operation } from '../operation.ts'
import { emptyObject, id, linkToken, timestamp } from './fields.ts'

/** Passkeys (docs/decisions/0018-passkeys.md). Options and answers have the JSON forms of WebAuthn Level 3. */

/** Changes of a passkey. The owner gets a mail about each. */
export const passkeyChanges = ['added', 'removed'] as const
export type PasskeyChange = (typeof passkeyChanges)[number]

/* @__NO_SIDE_EFFECTS__ */
function base64url(bound: number) {
  return v.pipe(boundedText(bound), v.regex(/^[\w-]+$/))
}

/** Binary field of an authenticator's response, in base64url. */
const answeredBytes = base64url(4_096)

/** Credential ids have 1,023 bytes at most (WebAuthn Level 3, section 5.8.3). */
const credentialId = base64url(1_364)

/** Result of `navigator.credentials.get()` as JSON: the fields that the server reads. */
export const assertion = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: answeredBytes,
    authenticatorData: answeredBytes,
    signature: answeredBytes,
    /** Id of the passkey's owner, as bytes. */
    userHandle: v.optional(base64url(128)),
  }),
})
export type Assertion = v.InferOutput<typeof assertion>

/** WebAuthn transport of an authenticator, such as `internal` or `usb`. */
const transport = v.pipe(boundedText(32), v.regex(/^[a-z-]+$/))

/** Result of `navigator.credentials.create()` as JSON: the fields that the server reads. */
const newCredential = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: answeredBytes,
    attestationObject: answeredBytes,
    transports: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(10), v.array(transport))),
  }),
})
export type NewCredential = v.InferOutput<typeof newCredential>

const credential = v.object({
  id: v.string(),
  type: v.picklist(['public-key']),
  transports: v.array(v.string()),
})

const creationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.picklist(['public-key']), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(credential),
  authenticatorSelection: v.object({
    residentKey: v.picklist(['required']),
    requireResidentKey: v.literal(true),
    userVerification: v.picklist(['required']),
  }),
  attestation: v.picklist(['none']),
})

const passkey = v.object({
  id,
  name: v.string(),
  created_at: timestamp,
  used_at: timestamp,
  /**
   * Whether it counts as the second factor of an administrator or moderator. The first passkey of such an account
   * counts only after its owner has confirmed it with the link in the mail.
   */
  confirmed: v.boolean(),
})
export type Passkey = v.InferOutput<typeof passkey>

export const listPasskeys = operation({
  name: 'passkeys',
  summary: 'Lists the passkeys of the user, oldest first',
  method: 'GET',
  path: '/api/passkeys',
  access: 'session',
  input: emptyObject,
  output: v.array(passkey),
  errors: [],
})

export const preparePasskey = operation({
  name: 'prepare-passkey',
  summary: 'Returns the options for creating a passkey, valid once and for two minutes',
  method: 'POST',
  path: '/api/passkeys/options',
  access: 'session',
  freshProof: true,
  input: emptyObject,
  output: creationOptions,
  errors: ['enough-passkeys'],
})

export const addPasskey = operation({
  name: 'add-passkey',
  summary: 'Stores a new passkey of the user, who gets a mail about it',
  method: 'POST',
  path: '/api/passkeys',
  access: 'session',
  input: v.object({ ...addPasskeyForm.entries, credential: newCredential }),
  output: passkey,
  errors: ['passkey-refused', 'enough-passkeys'],
})

export const removePasskey = operation({
  name: 'remove-passkey',
  summary: 'Removes a passkey of the user, who gets a mail about it; it is no error if it does not exist',
  method: 'DELETE',
  path: '/api/passkeys/:id',
  access: 'session',
  freshProof: true,
  input: v.object({ id }),
  output: emptyObject,
  errors: [],
})

export const removePasskeysOfUser = operation({
  name: 'remove-passkeys-of-user',
  summary: 'Removes all passkeys of a user after their loss',
  method: 'POST',
  path: '/api/functions/remove-passkeys',
  access: 'admin',
  freshProof: true,
  input: v.object({ user_id: id }),
  output: v.object({ removed: v.number() }),
  errors: ['user-not-found'],
})

/** Token of the link in a mail about an added or removed passkey. */
const link = v.object({ token: linkToken })

const linkedChange = v.object({
  change: v.picklist(passkeyChanges),
  /** Name of the passkey. */
  name: v.string(),
  /** Whether the passkey must be confirmed with this link before it counts as the second factor. */
  waits: v.boolean(),
})
export type LinkedChange = v.InferOutput<typeof linkedChange>

export const readPasskeyLink = operation({
  name: 'read-passkey-link',
  summary: 'Returns the passkey change that the link of a mail is about',
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
    'Removes the added passkey, or restores the removed one; ends all sessions, deletes the device key, and returns a token to set a new password',
  method: 'POST',
  path: '/api/passkey-links/reversal',
  access: 'anyone',
  input: link,
  output: v.object({ token: v.string() }),
  errors: ['link-expired'],
})
