import { createHash } from 'node:crypto'
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import {
  answers,
  audit,
  cards,
  deviceChallenges,
  deviceKeys,
  erasures,
  limits,
  mailOutbox,
  lessons,
  memoryParameters,
  passkeyLinks,
  passkeys,
  passwordTokens,
  pushSubscriptions,
  recordings,
  registrationRequests,
  reminderLinks,
  removedPasskeys,
  reports,
  rounds,
  sessions,
  stars,
  userRoles,
  users,
} from '../../database/schema.ts'
import { countsOf } from '../../limits/limits.ts'
import { piece, untilDone } from '../../bounds/pieces.ts'
import type { MailFiles, MailOwner } from '../../mail/mail-files.ts'
import { mailsOf } from '../../mail/outbox.ts'
import { closed } from './closed.ts'
import { lockAddress, lockUser } from '../locks.ts'
import { pseudonymOf } from './pseudonym.ts'
import { announceSessionChange } from '../sessions/session-changes.ts'

/** Tables with the credentials, sessions, links and roles of a user, and where reminders are sent. */
const openers = [
  userRoles,
  sessions,
  deviceKeys,
  passkeys,
  removedPasskeys,
  passkeyLinks,
  passwordTokens,
  reminderLinks,
  pushSubscriptions,
]

/**
 * Closes an account before its erasure: it has no credentials, sessions or roles, and its remaining rows can only be
 * deleted. The trigger that protects the last administrator can reject this step, but no later one.
 */
export async function closeAccount(tx: Transaction, userId: string): Promise<void> {
  await deleteChallenges(tx, userId)
  for (const table of openers) await tx.delete(table).where(eq(table.userId, userId))
  await tx.update(users).set({ passwordHash: closed }).where(eq(users.id, userId))
  await announceSessionChange(tx, userId)
}

/** Challenges have no foreign key to their device key, because those for unknown keys are stored too. */
async function deleteChallenges(tx: Transaction, userId: string): Promise<void> {
  const keys = tx.select({ id: deviceKeys.id }).from(deviceKeys).where(eq(deviceKeys.userId, userId))
  await tx.delete(deviceChallenges).where(inArray(deviceChallenges.keyId, keys))
}

export async function isClosed(tx: Transaction, userId: string): Promise<boolean> {
  return (await tx.$count(users, and(eq(users.id, userId), eq(users.passwordHash, closed)))) > 0
}

interface Parts {
  readonly db: Database
  readonly mailFiles: MailFiles
  readonly now: () => Date
}

/** Erases all closed accounts, such as those whose erasure was interrupted by a crash. */
export async function eraseClosedAccounts(parts: Parts): Promise<void> {
  const closedAccounts = await parts.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.passwordHash, closed))
  for (const { id } of closedAccounts) await eraseClosedAccount(parts, id)
}

/** Tables with many rows per person, and the number of rows to delete per statement (about 10 ms of work). */
const large = [
  { table: answers, owner: answers.user_id, rows: 500 },
  { table: cards, owner: cards.user_id, rows: 500 },
  { table: stars, owner: stars.user_id, rows: 500 },
  { table: rounds, owner: rounds.user_id, rows: 500 },
  { table: lessons, owner: lessons.user_id, rows: 500 },
  { table: memoryParameters, owner: memoryParameters.user_id, rows: 200 },
  { table: recordings, owner: recordings.userId, rows: 5 },
  { table: reports, owner: reports.userId, rows: 200 },
]
const entriesAtOnce = 200

/**
 * Deletes a closed account: large tables in pieces, then the rest with the account itself. It can be repeated after an
 * interruption.
 * @returns whether the account still existed.
 */
export async function eraseClosedAccount({ db, mailFiles, now }: Parts, userId: string): Promise<boolean> {
  for (const { table, owner, rows } of large) {
    await deleteInPieces(
      db,
      sql`delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${owner} = ${userId} limit ${rows}))`,
    )
  }
  await leaveTrail(db, userId)
  // Reads all files, so not in a transaction.
  const owner = await piece(() => mailOwner(db, userId))
  if (!owner) return false
  await mailFiles.removeOf(owner)
  const erase = async (tx: Transaction) => {
    await lockUser(tx, userId)
    await lockAddress(tx, owner.email)
    return eraseAccount(tx, userId, now())
  }
  const erased = await piece(() => db.transaction(erase))
  // A file may have been written since the first removal.
  if (erased) await mailFiles.removeOf(erased)
  return erased !== null
}

/** @param statement changes a limited number of rows, which it does not match again afterwards. */
async function deleteInPieces(db: Database, statement: SQL): Promise<void> {
  await untilDone(async () => {
    const changed = sql<number>`(select count(*) from changed)::int`
    const [{ count } = { count: 0 }] = await db
      .with(db.$with('changed', {}).as(sql`${statement} returning 1`))
      .select({ count: changed })
      .from(sql`(select 1) as always`)
    return { done: count === 0 }
  })
}

/** Removes the person from the audit trail, except from the entry of the deletion, which stores the pseudonym. */
async function leaveTrail(db: Database, userId: string): Promise<void> {
  const alias = await piece(() => db.transaction((tx) => pseudonymOf(tx, userId)))
  const isInPiece = (condition: SQL | undefined) =>
    sql`ctid = any(array(select ctid from ${audit} where ${condition} limit ${entriesAtOnce}))`
  const isOther = ne(audit.action, 'delete-user')
  await deleteInPieces(
    db,
    sql`update ${audit} set actor_id = null, actor_alias = ${alias} where ${isInPiece(eq(audit.actorId, userId))}`,
  )
  await deleteInPieces(
    db,
    sql`update ${audit} set subject_id = null, subject_alias = ${alias}, object_id = null
      where ${isInPiece(and(eq(audit.subjectId, userId), isOther))}`,
  )
}

async function mailOwner(db: Database | Transaction, userId: string): Promise<MailOwner | null> {
  const [user] = await db
    .select({ email: users.email, request: registrationRequests.id })
    .from(users)
    .leftJoin(registrationRequests, eq(registrationRequests.email, users.email))
    .where(eq(users.id, userId))
  return user ? { email: user.email, about: [userId, ...(user.request ? [user.request] : [])] } : null
}

/**
 * Deletes all data of a user in the database, except the record of the erasure and the audit entries of staff. Rows
 * that reference the account are deleted by cascade; rows that contain only the address are deleted here. If concurrent
 * changes are possible, the transaction must hold `lockUser` and `lockAddress`.
 * @returns the owner of the mail files that remain to be removed; `null` if there was no such account.
 */
export async function eraseAccount(tx: Transaction, userId: string, now: Date): Promise<MailOwner | null> {
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) return null
  const { email } = user
  const requests = await tx
    .delete(registrationRequests)
    .where(eq(registrationRequests.email, email))
    .returning({ id: registrationRequests.id })
  await deleteChallenges(tx, userId)
  const requestIds = requests.map(({ id }) => id)
  const person = { email, about: [userId, ...requestIds] }
  await tx.delete(mailOutbox).where(mailsOf(person))
  await tx.delete(limits).where(countsOf({ account: email, userId }))
  // Audit entries about the person stay without the person's id; for staff with a pseudonym instead.
  const alias = await pseudonymOf(tx, userId)
  await tx.update(audit).set({ actorAlias: alias }).where(eq(audit.actorId, userId))
  await tx
    .update(audit)
    .set({ subjectAlias: alias, objectId: null })
    .where(or(eq(audit.subjectId, userId), inArray(audit.objectId, requestIds)))
  const [deleted] = await tx.delete(users).where(eq(users.id, userId)).returning({ id: users.id })
  if (!deleted) return null
  const userIdHash = createHash('sha256').update(deleted.id).digest()
  await tx.insert(erasures).values({ userIdHash, erasedAt: now }).onConflictDoNothing()
  await announceSessionChange(tx, userId)
  return person
}
