import * as v from 'valibot'
import { deviceId, deviceSecret, email, id, emptyObject, language, password, timestamp } from './fields.ts'
import { operation } from './operation.ts'
import { assertion } from './passkey-values.ts'
import { roles } from './roles.ts'

const user = v.object({ id, email: v.string() })

const session = v.object({
  user,
  profile: v.object({ username: v.nullable(v.string()), avatar_url: v.nullable(v.string()) }),
  roles: v.array(v.picklist(roles)),
  /** The language of the interface that the user has chosen, so that the browser can switch to it at the sign-in. */
  language: v.nullable(language),
  /** The language in which the user may record lines, if chosen. */
  mother_tongue: v.nullable(language),
  /** Whether people's recordings can be heard, so that browsers ask for the list only then. */
  has_recordings: v.boolean(),
  has_passkey: v.boolean(),
  expires_at: timestamp,
})
export type Session = v.InferOutput<typeof session>

export const newSession = v.object({ ...session.entries, token: v.string() })
export type NewSession = v.InferOutput<typeof newSession>

export const signInForm = v.object({ email, password })

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
