import type { Profile, UserRole } from '@pol/contract/administration'
import { roles, type Role } from '@pol/contract/roles'
import { fold } from '@pol/content/fold'

/** One person, put together from what the server lists. */
export interface Account {
  readonly id: string
  readonly username: string | null
  /** `null` where the addresses are not known. */
  readonly email: string | null
  /** The rows of the roles held, in the order of the specification. */
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

/** What to call somebody, for assistive technology. */
export function nameOf({ username, email }: Account): string {
  return username || email || 'Kein Name'
}

/** Texts folded once, in the order of the accounts. */
export type Index = readonly { readonly account: Account; readonly text: string }[]

export function indexAccounts(accounts: readonly Account[]): Index {
  return accounts.map((account) => ({
    account,
    // Folding leaves no line break in what is looked for, so nothing is found across two fields.
    text: [account.username ?? '', account.email ?? '', account.id].map(fold).join('\n'),
  }))
}

/** Those whose name, address or id contains the text. */
export function findAccounts(index: Index, typed: string): readonly Account[] {
  const query = fold(typed)
  return index.filter(({ text }) => text.includes(query)).map(({ account }) => account)
}
