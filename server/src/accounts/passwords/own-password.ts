import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import { profiles, users } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import type { Actor } from '../../api/handle.ts'
import { verifyPassword } from './password-hash.ts'
import type { Limits } from '../../limits/limits.ts'
import { endSession } from '../sessions/end-session.ts'

interface Credentials {
  readonly passwordHash: string
  readonly username: string | null
}

interface Parts {
  readonly db: Database
  readonly limits: Limits
}

/**
 * Verifies the password of a signed-in user. Failures count per device, over all sessions that its key opens, and not
 * as sign-ins, so that a guessing thief does not block the owner. The fifth in a row ends the session and the device
 * key. A sign-in on the device resets the count.
 * @returns the hash of the password, for `checkPasswordUnchanged`, and the username.
 * @throws ApiError if it is wrong, or the session has ended.
 */
export async function verifyOwnPassword(
  { db, limits }: Parts,
  { actor }: { readonly actor: Actor },
  password: string,
): Promise<Credentials> {
  const { userId, email: account, deviceSecretHash, tokenHash } = actor
  const attempt = { account, device: deviceSecretHash ?? tokenHash }
  const left = await limits.ownPassword.take(attempt)
  // A concurrent attempt was the last allowed one.
  if (left < 0) throw new ApiError('unauthenticated')
  const own = await credentialsOf(db, userId)
  const verdict = await verifyPassword(own?.passwordHash ?? null, password, { isKnown: true }).catch(
    async (error: unknown) => {
      await limits.ownPassword.refund(attempt)
      throw error
    },
  )
  if (verdict !== 'wrong' && own) {
    await limits.ownPassword.reset(attempt)
    return own
  }
  if (left > 0) throw new ApiError('wrong-password')
  await endSession(db, actor)
  throw new ApiError('unauthenticated')
}

/**
 * Must run in a transaction that holds a lock on the account.
 * @throws ApiError if the password was changed concurrently.
 */
export async function checkPasswordUnchanged(
  tx: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  if ((await credentialsOf(tx, userId))?.passwordHash !== passwordHash) throw new ApiError('wrong-password')
}

async function credentialsOf(db: Database | Transaction, userId: string): Promise<Credentials | undefined> {
  const [own] = await db
    .select({ passwordHash: users.passwordHash, username: profiles.username })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(eq(users.id, userId))
  return own
}
