import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { userRoles } from '../../database/schema.ts'
import { createAccount } from '../../identity/create-account.ts'
import { hashPassword } from '../../identity/passwords.ts'

interface Wanted {
  readonly email: string
  /** `null`: one is made up. */
  readonly password: string | null
}

/**
 * Creates the first administrator while there is none.
 * @returns the credentials to print where the password was made up here, else `null`.
 */
export async function ensureFirstAdministrator(
  db: Database,
  wanted: Wanted,
): Promise<{ email: string; password: string } | null> {
  const administrators = await db
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .limit(1)
  if (administrators.length > 0) return null
  const password = wanted.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const created = await db.transaction((tx) =>
    createAccount(tx, { email: wanted.email, username: 'Administrator', passwordHash, role: 'admin' }),
  )
  return created && wanted.password === null ? { email: wanted.email, password } : null
}
