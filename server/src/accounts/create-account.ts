import type { Role } from '@pol/contract/roles'
import type { Language } from '@pol/language/language'
import { searchTextOf } from '../database/newest-first.ts'
import type { Transaction } from '../database/database.ts'
import { profiles, userRoles, users } from '../database/schema.ts'

interface NewAccount {
  /** Trimmed and in lower case. */
  readonly email: string
  readonly username: string
  readonly passwordHash: string
  readonly role: Role
  /** Interface language, if known. */
  readonly language?: Language | null
}

/** Creates user, profile and role. @returns the user's id, or `null` if the address is taken. */
export async function createAccount(
  tx: Transaction,
  { email, username, passwordHash, role, language }: NewAccount,
): Promise<string | null> {
  const [user] = await tx
    .insert(users)
    .values({ email, passwordHash, language })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!user) return null
  await tx.insert(profiles).values({ id: user.id, username, searchText: searchTextOf({ username, email }) })
  await tx.insert(userRoles).values({ userId: user.id, role })
  return user.id
}
