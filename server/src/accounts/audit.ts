import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { AuditAction } from '@pol/contract/operations/administration'
import type { Role } from '@pol/contract/roles'
import { lockActor } from './locks.ts'
import type { Database, Transaction } from '../database/database.ts'
import { audit, users } from '../database/schema.ts'

interface Entry {
  /** The person who did it; absent for the operator of the server and for calls without a session. */
  readonly actorId?: string
  /** `operatorAlias` for actions of the operator. */
  readonly actorAlias?: string
  readonly action: AuditAction
  /** The object, such as an access request or a recording; absent for actions on an account. */
  readonly objectId?: string
  /** The person affected; absent for a request from an address without an account. */
  readonly subjectId?: string
  /** The pseudonym of staff whose account is being deleted. */
  readonly subjectAlias?: string | null
  /** The granted or revoked role. */
  readonly role?: Role
  /** The operation that was denied. */
  readonly detail?: string
}
type EntryOfPerson = Entry & Required<Pick<Entry, 'actorId'>>

const hourMs = 60 * 60 * 1000

/** Maximum entries an hour for one kind of change of the own account; several, because a thief may make one of them. */
export const mostOfOwnAccount = 10

/** Records actions, in the transaction of the change itself. */
export async function addToAudit(tx: Transaction, entries: readonly Entry[], at: Date): Promise<void> {
  if (entries.length > 0) await tx.insert(audit).values(entries.map((entry) => ({ ...entry, at })))
}

/**
 * Records an action that people can repeat at will, at most `most` times an hour for the same object and detail, to
 * bound the size of the table. The transaction must hold the lock of the person (`lockActor` or `lockUser`).
 */
export async function addToAuditHourly(
  tx: Transaction,
  entry: EntryOfPerson,
  at: Date,
  most = 1,
): Promise<void> {
  if ((await tx.$count(audit, isSameIn(entry, at))) < most) await addToAudit(tx, [entry], at)
}

/** Records an action that changes nothing (a read or a denied call), at most once an hour. */
export async function recordHourly(db: Database, entry: EntryOfPerson, at: Date): Promise<void> {
  // Most calls are repetitions, so the lock is taken only for new entries.
  if ((await db.$count(audit, isSameIn(entry, at))) > 0) return
  await db.transaction(async (tx) => {
    await lockActor(tx, entry.actorId)
    await addToAuditHourly(tx, entry, at)
  })
}

/**
 * Records a call without a session about the account of an address, at most once an hour. An unknown address runs the
 * same statement, so that the response time does not reveal whether an account exists.
 */
export async function recordWithoutActor(
  tx: Transaction,
  { action, email }: { readonly action: AuditAction; readonly email: string },
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - hourMs)
  await tx.execute(sql`
    insert into ${audit} (at, action, subject_id)
    select ${at.toISOString()}::timestamptz, ${action}, ${users.id} from ${users}
    where ${users.email} = ${email} and not exists (
      select from ${audit}
      where ${audit.subjectId} = ${users.id} and ${audit.at} > ${since.toISOString()}::timestamptz
        and ${audit.action} = ${action} and ${audit.actorId} is null)`)
}

/** Condition for the same action of the same person in the hour before. */
function isSameIn({ actorId, action, objectId, detail }: EntryOfPerson, at: Date): SQL | undefined {
  return and(
    eq(audit.actorId, actorId),
    gt(audit.at, new Date(at.getTime() - hourMs)),
    eq(audit.action, action),
    sql`${audit.objectId} is not distinct from ${objectId ?? null}`,
    sql`${audit.detail} is not distinct from ${detail ?? null}`,
  )
}
