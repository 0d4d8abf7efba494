import { sql } from 'drizzle-orm'
import type { Session } from '@pol/contract/operations/session'
import type { Role } from '@pol/contract/roles'
import { passkeys, profiles, recordings, userRoles, users } from '../../database/schema.ts'

const roles = sql<
  Role[]
>`array(select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id} order by 1)`

/** Whether the user has a passkey that counts as the second factor. */
const hasPasskey = sql<boolean>`exists (
  select from ${passkeys} where ${passkeys.userId} = ${users.id} and ${passkeys.confirmedAt} is not null)`

/** Columns of the caller that every request needs. */
export const callerColumns = { userId: users.id, email: users.email, roles, hasPasskey }

/** Columns that a session presents to its user, from `users` and `profiles`. */
export const shownColumns = {
  ...callerColumns,
  username: profiles.username,
  avatarUrl: profiles.avatarUrl,
  language: users.language,
  motherTongue: users.motherTongue,
  /** Whether any user has an approved recording. */
  hasRecordings: sql<boolean>`exists (select from ${recordings} where ${recordings.state} = 'approved')`,
}

export interface ShownSession {
  readonly userId: string
  readonly email: string
  readonly username: string | null
  readonly avatarUrl: string | null
  readonly roles: readonly Role[]
  /** `null` if the user has chosen none. */
  readonly language: Session['language']
  /** `null` if the user has chosen none. */
  readonly motherTongue: Session['mother_tongue']
  readonly hasRecordings: boolean
  readonly hasPasskey: boolean
  readonly expiresAt: Date
}

/** Lists the fields explicitly, so that a new column is not sent by accident. */
export function presentSession(session: ShownSession): Session {
  return {
    user: { id: session.userId, email: session.email },
    profile: { username: session.username, avatar_url: session.avatarUrl },
    roles: [...session.roles],
    language: session.language,
    mother_tongue: session.motherTongue,
    has_recordings: session.hasRecordings,
    has_passkey: session.hasPasskey,
    expires_at: session.expiresAt.toISOString(),
  }
}
