import * as v from 'valibot'
import { password } from '../forms/fields.ts'
import { signInForm } from '../forms/sign-in.ts'
import { operation } from '../operation.ts'
import { deviceId, deviceSecret, emptyObject } from './fields.ts'
import { assertion } from './passkeys.ts'
import { newSession, session } from './session.ts'

export const signIn = operation({
  name: 'sign-in',
  summary: 'Starts a session and makes this device the active one',
  method: 'POST',
  path: '/api/sign-in',
  access: 'anyone',
  input: v.object({
    ...signInForm.entries,
    deviceId,
    /**
     * Without it, earlier sessions with the same device id end as well. The id alone proves nothing: a device that
     * was signed out learns the id of the device that replaced it.
     */
    deviceSecret: v.optional(deviceSecret),
    as: v.picklist(['user', 'admin']),
    /** Administrators and moderators who have a passkey are asked for it with `passkey-required`. */
    passkey: v.optional(assertion),
  }),
  output: newSession,
  errors: ['invalid-credentials', 'not-an-administrator', 'passkey-required', 'passkey-refused'],
})

export const signOut = operation({
  name: 'sign-out',
  summary: 'Ends the session',
  method: 'POST',
  path: '/api/sign-out',
  access: 'session',
  input: emptyObject,
  output: emptyObject,
  errors: [],
})

export const readSession = operation({
  name: 'session',
  summary: 'Returns the signed-in user with profile and roles, and extends the session',
  method: 'GET',
  path: '/api/session',
  access: 'session',
  input: emptyObject,
  output: session,
  errors: [],
})

/** The JSON form of WebAuthn Level 3. */
const requestOptions = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.number(),
  userVerification: v.picklist(['required']),
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
  summary: 'Starts a session with a passkey instead of a password and makes this device the active one',
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

/** Records a fresh proof of identity, which operations with `freshProof` require. */
export const prove = operation({
  name: 'prove',
  summary:
    'Accepts the password or a passkey of the user as a fresh proof of identity, which counts for five minutes',
  method: 'POST',
  path: '/api/proofs',
  access: 'session',
  /** Exactly one of the two. */
  input: v.object({ password: v.optional(password), passkey: v.optional(assertion) }),
  output: emptyObject,
  errors: ['wrong-password', 'passkey-refused'],
})
