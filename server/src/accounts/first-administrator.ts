import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { userRoles } from '../database/schema.ts'
import { createAccount } from './create-account.ts'
import type { PasswordRule } from './passwords/password-rule.ts'
import { hashPassword } from './passwords/password-hash.ts'

export class EasyPasswordError extends Error {
  override readonly name = 'EasyPasswordError'
}

interface Credentials {
  readonly email: string
  /** `null` to generate one. */
  readonly password: string | null
}

/**
 * Creates the first administrator if there is none.
 * @throws EasyPasswordError if the configured password is easily guessed.
 * @returns the credentials to print if the password was generated; otherwise `null`.
 */
export async function ensureFirstAdministrator(
  db: Database,
  configured: Credentials,
  passwordRule: PasswordRule,
): Promise<{ email: string; password: string } | null> {
  const administrators = await db
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .limit(1)
  if (administrators.length > 0) return null
  const person = { email: configured.email, username: 'Administrator' }
  if (configured.password !== null && (await passwordRule.weaknessOf(configured.password, person))) {
    throw new EasyPasswordError()
  }
  const password = configured.password ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  const created = await db.transaction((tx) => createAccount(tx, { ...person, passwordHash, role: 'admin' }))
  return created && configured.password === null ? { email: configured.email, password } : null
}
