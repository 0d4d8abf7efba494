import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import { users } from '../../database/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import type { Actor } from '../../http/handle.ts'
import type { Networks } from '../../http/network.ts'
import { verifyPassword } from '../../identity/passwords.ts'
import type { Limits } from '../../limits/limits.ts'

interface Parts {
  readonly db: Database
  readonly limits: Limits
}

interface Caller {
  readonly actor: Actor
  readonly networks: Networks
}

/**
 * Verifies the password of somebody who is signed in. Failures are counted with those of signing in on this device, so that a
 * stolen session helps nobody to guess.
 * @returns the hash of the password, for `checkPasswordUnchanged`.
 * @throws ApiError if it is wrong, or the attempt has to wait.
 */
export async function verifyOwnPassword(
  { db, limits }: Parts,
  { actor, networks }: Caller,
  password: string,
): Promise<string> {
  const { userId, email: account, deviceSecretHash: knownDevice } = actor
  const passwordHash = await limits.signIn.attempt(
    { account, networks, knownDevice, isKnownNetwork: true },
    async () => {
      const hash = await hashOf(db, userId)
      return (await verifyPassword(hash, password, { isKnown: true })) === 'wrong' ? null : hash
    },
  )
  if (passwordHash === null) throw new ApiError('wrong-password')
  return passwordHash
}

/** For the transaction of the change, which must hold a lock on the account. @throws ApiError if it was changed meanwhile. */
export async function checkPasswordUnchanged(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  if ((await hashOf(tx, userId)) !== passwordHash) throw new ApiError('wrong-password')
}

async function hashOf(db: Database | Transaction, userId: string): Promise<string | null> {
  const [user] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, userId))
  return user?.passwordHash ?? null
}
