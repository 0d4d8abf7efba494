import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { ApiError } from '../api/api-error.ts'
import type { Transaction } from '../database/database.ts'
import { profiles, users } from '../database/schema.ts'
import { closed } from './erasure/closed.ts'

/**
 * All locks on people and on their data. A transaction takes them in this order, each at most once, because two
 * transactions that take them in different orders can deadlock:
 *
 * 1. accounts, which are rows of `users`: `lockActor`, `lockUser` or `lockRecipient`; several in the order of their ids
 * 2. an address, a line, the list of access requests or the push subscriptions: `lockAddress`, `lockLine`,
 *    `lockAccessRequests`, `lockPushSubscriptions`
 *
 * New rows can still reference a locked account (`no key update`), but its deletion waits.
 */
type Rank = 1 | 2
const held = new WeakMap<Transaction, Rank>()

/** @throws if the transaction holds a lock that comes later, or one of the same rank. */
function inOrder(tx: Transaction, rank: Rank): void {
  if ((held.get(tx) ?? 0) >= rank) throw new Error('Locks are taken in the wrong order (accounts/locks.ts)')
  held.set(tx, rank)
}

/**
 * Locks the accounts of the caller and of other people whom the change affects, to serialise changes of one person.
 * @returns the ids of the accounts that exist and are not being erased.
 * @throws ApiError if the caller's account has been deleted concurrently.
 */
export async function lockActor(
  tx: Transaction,
  actorId: string,
  affected: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  inOrder(tx, 1)
  const ids = sql.param([...new Set([actorId, ...affected])])
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${users.id} = any(${ids}::uuid[])`, ne(users.passwordHash, closed)))
    .orderBy(users.id)
    .for('no key update')
    .prepare('lock_actor')
    .execute()
  const people = new Set(found.map(({ id }) => id))
  if (!people.has(actorId)) throw new ApiError('unauthenticated')
  return people
}

/** Locks the account of a user without a session, or whose sessions change, even if it is being erased. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  inOrder(tx, 1)
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/**
 * Locks the account of the recipient of a mail.
 * @returns `null` if there is none, or it is being erased.
 */
export async function lockRecipient(
  tx: Transaction,
  email: string,
): Promise<{ readonly id: string; readonly username: string | null } | null> {
  inOrder(tx, 1)
  const [user] = await tx
    .select({ id: users.id, username: profiles.username })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(hasAccount(email))
    .for('no key update', { of: users })
  return user ?? null
}

/** Condition for the account of an address, except one that is being erased. */
export function hasAccount(email: string): SQL | undefined {
  return and(eq(users.email, email), ne(users.passwordHash, closed))
}

/**
 * Serialises creation and deletion of the account of an address, and approval of its request. Otherwise a request could
 * be approved for an account that is being deleted.
 */
export function lockAddress(tx: Transaction, email: string): Promise<void> {
  return lockText(tx, email)
}

/** Serialises access requests, so that concurrent ones cannot exceed the limit or queue two digests. */
export function lockAccessRequests(tx: Transaction): Promise<void> {
  return lockText(tx, 'access requests')
}

/** Serialises approvals of recordings of one line, so that concurrent ones cannot exceed the limit. */
export function lockLine(tx: Transaction, item: string, language: string): Promise<void> {
  return lockText(tx, `recordings ${item} ${language}`)
}

/** Serialises subscribing: two users of one browser may subscribe at the same time, and it has only one endpoint. */
export function lockPushSubscriptions(tx: Transaction): Promise<void> {
  return lockText(tx, 'push subscriptions')
}

async function lockText(tx: Transaction, text: string): Promise<void> {
  inOrder(tx, 2)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 0))`)
}
