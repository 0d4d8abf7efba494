import * as v from 'valibot'
import { newSession } from './accounts.ts'
import { boundedText, deviceId, deviceSecret, email, emptyObject, password } from './fields.ts'
import { operation } from './operation.ts'
import { assertion } from './passkey-values.ts'

/** A forgotten password: a link by mail sets a new one. */

export const resetPasswordForm = v.object({ email })

export const resetPassword = operation({
  name: 'reset-password',
  summary: 'Mails a password reset link if the address has an account',
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  input: resetPasswordForm,
  output: emptyObject,
  errors: [],
})

export const updatePassword = operation({
  name: 'update-password',
  summary: 'Sets a new password with the token of a link and starts a session',
  method: 'POST',
  path: '/api/update-password',
  access: 'anyone',
  input: v.object({
    token: boundedText(256),
    password,
    /** If missing, the server generates an id for the new session. */
    deviceId: v.optional(deviceId),
    deviceSecret: v.optional(deviceSecret),
    /** As at the sign-in: a link alone does not sign in who has a passkey as the second factor. */
    passkey: v.optional(assertion),
  }),
  output: newSession,
  errors: ['link-expired', 'password-too-common', 'password-pattern', 'passkey-required', 'passkey-refused'],
})
