import * as v from 'valibot'
import { newSession } from './accounts.ts'
import { boundedText, deviceId, deviceSecret, emptyObject, id, timestamp } from './fields.ts'
import { hasLetterOrDigit, nameText, withoutLookAlikes } from './names.ts'
import { operation } from './operation.ts'
import { answeredBytes, assertion, credentialId } from './passkey-values.ts'
import { t } from './text.ts'

/** Passkeys (docs/decisions/0018-passkeys.md). Options and answers have the JSON forms of WebAuthn Level 3. */

const nameMaximum = 60

const missing = t('Bitte geben Sie dem Passkey einen Namen.')
const tooLong = t('Der Name darf höchstens {count} Zeichen lang sein.', { count: nameMaximum })

/** What the owner calls a passkey, such as "Laptop". */
const passkeyName = v.pipe(
  nameText(tooLong, missing),
  v.regex(hasLetterOrDigit, missing),
  v.maxLength(nameMaximum, tooLong),
  withoutLookAlikes(),
)

/** How a browser reaches an authenticator, such as `internal` or `usb`. */
const transport = v.pipe(boundedText(32), v.regex(/^[a-z-]+$/))

/** The JSON with which a browser answers `navigator.credentials.create()`, as far as the server reads it. */
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

const requestOptions = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.number(),
  userVerification: v.picklist(['required']),
})

const passkey = v.object({
  id,
  name: v.string(),
  created_at: timestamp,
  used_at: timestamp,
  /**
   * Whether it counts as the second factor of an administrator or moderator. The first one of such an account does so only
   * when its owner has confirmed it by the link in the mail.
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
  summary: 'Returns the options for a new passkey, valid once and for two minutes',
  method: 'POST',
  path: '/api/passkeys/options',
  access: 'session',
  freshProof: true,
  input: emptyObject,
  output: creationOptions,
  errors: ['enough-passkeys'],
})

export const addPasskeyForm = v.object({ name: passkeyName })

export const addPasskey = operation({
  name: 'add-passkey',
  summary: 'Keeps the new passkey of the user, who gets a mail about it',
  method: 'POST',
  path: '/api/passkeys',
  access: 'session',
  input: v.object({ name: passkeyName, credential: newCredential }),
  output: passkey,
  errors: ['passkey-refused', 'enough-passkeys'],
})

export const removePasskey = operation({
  name: 'remove-passkey',
  summary:
    'Removes a passkey of the user, who gets a mail about it; a passkey that does not exist is no error',
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
  summary: 'Removes all passkeys of a user who has lost them',
  method: 'POST',
  path: '/api/functions/remove-passkeys',
  access: 'admin',
  freshProof: true,
  input: v.object({ user_id: id }),
  output: v.object({ removed: v.number() }),
  errors: ['user-not-found'],
})

export const createPasskeyChallenge = operation({
  name: 'create-passkey-challenge',
  summary: 'Returns the options for signing in with a passkey, valid once and for two minutes',
  method: 'POST',
  path: '/api/passkey-challenges',
  access: 'anyone',
  input: emptyObject,
  output: requestOptions,
  errors: [],
})

export const openPasskeySession = operation({
  name: 'open-passkey-session',
  summary: 'Starts a session with a passkey instead of a password, as signing in does',
  method: 'POST',
  path: '/api/passkey-sessions',
  access: 'anyone',
  input: v.object({
    passkey: assertion,
    deviceId,
    deviceSecret: v.optional(deviceSecret),
    as: v.picklist(['user', 'admin']),
  }),
  output: newSession,
  errors: ['passkey-refused', 'not-an-administrator'],
})
