import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/open.ts'
import { profiles, userRoles, users } from '../../database/schema.ts'
import { hashPassword } from './passwords.ts'

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
  const created = await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email: wanted.email, passwordHash })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) return false
    await tx.insert(profiles).values({ id: user.id, username: 'Administrator' })
    await tx.insert(userRoles).values({ userId: user.id, role: 'admin' })
    return true
  })
  return created && wanted.password === null ? { email: wanted.email, password } : null
}
