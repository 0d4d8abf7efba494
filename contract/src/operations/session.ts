import * as v from 'valibot'
import { roles } from '../roles.ts'
import { id, language, timestamp } from './fields.ts'

const user = v.object({ id, email: v.string() })

export const session = v.object({
  user,
  profile: v.object({ username: v.nullable(v.string()), avatar_url: v.nullable(v.string()) }),
  roles: v.array(v.picklist(roles)),
  /** Interface language chosen by the user; the browser switches to it at sign-in. */
  language: v.nullable(language),
  /** The language in which the user may record lines, if chosen. */
  mother_tongue: v.nullable(language),
  /** Whether there are recordings to hear. Browsers request the list only then. */
  has_recordings: v.boolean(),
  has_passkey: v.boolean(),
  expires_at: timestamp,
})
export type Session = v.InferOutput<typeof session>

export const newSession = v.object({ ...session.entries, token: v.string() })
export type NewSession = v.InferOutput<typeof newSession>
