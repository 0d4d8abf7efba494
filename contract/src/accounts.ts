import * as v from 'valibot'
import { deviceId, email, id, nothing, password, timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { roles } from './roles.ts'

const user = v.object({ id, email: v.string() })

const session = v.object({
  user,
  profile: v.object({ username: v.nullable(v.string()), avatar_url: v.nullable(v.string()) }),
  roles: v.array(v.picklist(roles)),
  expires_at: timestamp,
})
export type Session = v.InferOutput<typeof session>

const newSession = v.object({ ...session.entries, token: v.string() })
export type NewSession = v.InferOutput<typeof newSession>

export const signInForm = v.object({ email, password })

export const signIn = operation({
  name: 'sign-in',
  summary: 'Opens a session and makes this device the active one',
  method: 'POST',
  path: '/api/sign-in',
  access: 'anyone',
  input: v.object({ ...signInForm.entries, deviceId, as: v.picklist(['user', 'admin']) }),
  output: newSession,
  errors: ['invalid-credentials', 'not-an-administrator'],
})

export const signOut = operation({
  name: 'sign-out',
  summary: 'Ends the session',
  method: 'POST',
  path: '/api/sign-out',
  access: 'session',
  input: nothing,
  output: nothing,
  errors: [],
})

export const readSession = operation({
  name: 'session',
  summary: 'Tells who is signed in with which roles, and prolongs the session',
  method: 'GET',
  path: '/api/session',
  access: 'session',
  input: nothing,
  output: session,
  errors: [],
})

export const resetPasswordForm = v.object({ email })

export const resetPassword = operation({
  name: 'reset-password',
  summary: 'Mails a link for a new password, if the address has an account',
  method: 'POST',
  path: '/api/reset-password',
  access: 'anyone',
  input: resetPasswordForm,
  output: nothing,
  errors: [],
})

export const newPasswordForm = v.pipe(
  v.object({ password, confirmation: v.string() }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      (form) => form.password === form.confirmation,
      'Passwörter stimmen nicht überein',
    ),
    ['confirmation'],
  ),
)

export const updatePassword = operation({
  name: 'update-password',
  summary: 'Redeems a link for a new password and opens a session',
  method: 'POST',
  path: '/api/update-password',
  access: 'anyone',
  input: v.object({
    token: v.pipe(v.string(), v.maxLength(256)),
    password,
    /** Without one the new session belongs to a device of its own. */
    deviceId: v.optional(deviceId),
  }),
  output: newSession,
  errors: ['link-expired', 'password-too-common'],
})
