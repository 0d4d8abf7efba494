import * as v from 'valibot'
import { boundedText } from './fields.ts'

/** Most passkeys of a user. */
export const passkeysAtMost = 10

/** What happens to a passkey, and is told to its owner by mail. */
export const passkeyChanges = ['added', 'removed'] as const
export type PasskeyChange = (typeof passkeyChanges)[number]

/* @__NO_SIDE_EFFECTS__ */
function base64url(bound: number) {
  return v.pipe(boundedText(bound), v.regex(/^[\w-]+$/))
}

/** A part of what an authenticator answers. */
export const answeredBytes = base64url(4_096)

/** Credential ids have 1,023 bytes at most (WebAuthn Level 3, section 5.8.3). */
export const credentialId = base64url(1_364)

/** The JSON with which a browser answers `navigator.credentials.get()`, as far as the server reads it. */
export const assertion = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: answeredBytes,
    authenticatorData: answeredBytes,
    signature: answeredBytes,
    /** Whose passkey it is: the id of the user, as bytes. */
    userHandle: v.optional(base64url(128)),
  }),
})
export type Assertion = v.InferOutput<typeof assertion>
