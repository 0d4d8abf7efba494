import { and, asc, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { users } from '../database/schema.ts'
import { ApiError } from '../api/api-error.ts'
import { closed } from './erasure/closed.ts'

/**
 * Serialises changes to what belongs to these people. Before any other lock, because a deletion locks the account first,
 * too: locks in another order would be a deadlock.
 * @returns who of them still has an account; one that is being erased is none.
 */
export async function lockPeople(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), ne(users.passwordHash, closed)))
    .orderBy(asc(users.id))
    .for('no key update')
  return new Set(locked.map(({ id }) => id))
}

/** The same for the caller. @throws ApiError if the account is deleted meanwhile. */
export async function lockActor(tx: Transaction, userId: string): Promise<void> {
  const locked = await lockPeople(tx, [userId])
  if (!locked.has(userId)) throw new ApiError('unauthenticated')
}
