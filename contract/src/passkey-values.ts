import * as v from 'valibot'
import { boundedText } from './fields.ts'
import { hasLetterOrDigit, nameText } from './names.ts'
import { t } from './text.ts'

/** Most passkeys of a user. */
export const passkeysAtMost = 10
const nameMaximum = 60

const missing = t('Bitte geben Sie dem Passkey einen Namen.')
const tooLong = t('Der Name darf höchstens {count} Zeichen lang sein.', { count: nameMaximum })

/** What the owner calls a passkey, such as "Laptop". */
export const passkeyName = v.pipe(
  nameText(tooLong, missing),
  v.regex(hasLetterOrDigit, missing),
  v.maxLength(nameMaximum, tooLong),
)

/* @__NO_SIDE_EFFECTS__ */
function base64url(bound: number) {
  return v.pipe(boundedText(bound), v.regex(/^[\w-]+$/))
}

/** Credential ids have 1,023 bytes at most (WebAuthn Level 3, section 5.8.3). */
const credentialId = base64url(1_364)

/** The JSON with which a browser answers `navigator.credentials.create()`, as far as the server reads it. */
export const newCredential = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(4_096),
    transports: v.optional(
      v.pipe(v.array(v.unknown()), v.maxLength(10), v.array(v.pipe(boundedText(32), v.regex(/^[a-z-]+$/)))),
    ),
  }),
})
export type NewCredential = v.InferOutput<typeof newCredential>

/** The JSON with which a browser answers `navigator.credentials.get()`, as far as the server reads it. */
export const assertion = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(4_096),
    /** Whose passkey it is: the id of the user, as bytes. */
    userHandle: v.optional(base64url(128)),
  }),
})
export type Assertion = v.InferOutput<typeof assertion>
