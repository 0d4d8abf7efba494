import * as v from 'valibot'
import { password } from '../forms/fields.ts'
import { resetPasswordForm } from '../forms/passwords.ts'
import { operation } from '../operation.ts'
import { deviceId, deviceSecret, emptyObject, id, linkToken, timestamp } from './fields.ts'
import { assertion } from './passkeys.ts'
import { newSession } from './session.ts'
import { passkeysMaximum } from '../limits.ts'

/** Higher than the limit for adding passkeys: a link in a mail can restore passkeys beyond that limit. */
const keptAtMost = 10 * passkeysMaximum

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

export const readPasswordLink = operation({
  name: 'read-password-link',
  summary: 'Lists the passkeys of the account that a link is for, so that its owner can choose which to keep',
  method: 'POST',
  path: '/api/password-links',
  access: 'anyone',
  input: v.object({ token: linkToken }),
  output: v.object({ passkeys: v.array(v.object({ id, name: v.string(), created_at: timestamp })) }),
  errors: [],
})

export const updatePassword = operation({
  name: 'update-password',
  summary: 'Sets a new password with the token of a link and starts a session',
  method: 'POST',
  path: '/api/update-password',
  access: 'anyone',
  input: v.object({
    token: linkToken,
    password,
    /** If missing, the server generates an id for the new session. */
    deviceId: v.optional(deviceId),
    deviceSecret: v.optional(deviceSecret),
    /** Required as for `sign-in`: a link alone does not sign in a user with a passkey as the second factor. */
    passkey: v.optional(assertion),
    /**
     * Passkeys to keep. All others are removed, because a new password must end an attacker's access. The passkey just
     * used as the second factor is always kept.
     */
    keep_passkeys: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(keptAtMost), v.array(id)), []),
  }),
  output: newSession,
  errors: [
    'link-expired',
    'link-replaced',
    'password-too-common',
    'password-pattern',
    'passkey-required',
    'passkey-refused',
  ],
})

export const changePassword = operation({
  name: 'change-password',
  summary:
    'Sets a new password; ends all other sessions, and deletes password links and the key of another device',
  method: 'POST',
  path: '/api/account/password',
  access: 'session',
  input: v.object({ old_password: password, password }),
  output: emptyObject,
  errors: ['wrong-password', 'password-too-common', 'password-pattern'],
})
