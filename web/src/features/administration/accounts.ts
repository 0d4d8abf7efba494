import type { Profile, UserRole } from '@pol/contract/operations/administration'
import { roles, type Role } from '@pol/contract/roles'
import { t } from '@pol/contract/text'

/** One user, joined from the server's lists. */
export interface Account {
  readonly id: string
  readonly username: string | null
  /** `null` if the addresses could not be loaded. */
  readonly email: string | null
  /** The user's role rows, in the order of the specification. */
  readonly roles: readonly { readonly id: string; readonly role: Role }[]
}

interface Lists {
  readonly profiles: readonly Profile[]
  readonly userRoles: readonly UserRole[]
  readonly users: readonly { readonly id: string; readonly email: string }[]
}

export function accountsOf({ profiles, userRoles, users }: Lists): readonly Account[] {
  const emails = new Map(users.map(({ id, email }) => [id, email]))
  const held = Map.groupBy(
    userRoles.toSorted((a, b) => roles.indexOf(a.role) - roles.indexOf(b.role)),
    (row) => row.user_id,
  )
  return profiles.map(({ id, username }) => ({
    id,
    username,
    email: emails.get(id) ?? null,
    roles: held.get(id) ?? [],
  }))
}

/** Name of an account, for assistive technology. */
export function nameOf({ username, email }: Account): string {
  return username || email || t('Kein Name')
}
