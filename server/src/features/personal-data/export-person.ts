import { and, asc, eq, getTableColumns, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { PersonalData } from '@pol/contract/operations/personal-data'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import {
  answers,
  audit,
  cards,
  deviceChallenges,
  deviceKeys,
  knownSignIns,
  learningSettings,
  limits,
  mailOutbox,
  lessons,
  memoryParameters,
  passkeyChallenges,
  passkeyLinks,
  passkeys,
  passwordTokens,
  profiles,
  pushSubscriptions,
  recordingConsents,
  recordings,
  registrationRequests,
  reminderLinks,
  removedPasskeys,
  reports,
  rounds,
  sessions,
  stars,
  userDeviceLocks,
  userRoles,
  users,
} from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { streamedJson, type Streamed } from '../../api/streamed.ts'
import { closed } from '../../accounts/erasure/closed.ts'
import { lockActor } from '../../accounts/locks.ts'
import { countsOf, type Limits } from '../../limits/limits.ts'
import { pagesOf } from '../../bounds/pieces.ts'
import type { MailFiles } from '../../mail/mail-files.ts'
import { mailsOf } from '../../mail/outbox.ts'
import { presentPersonalData } from './present-personal-data.ts'

export interface ExportParts {
  readonly db: Database
  readonly now: () => Date
  readonly mailFiles: MailFiles
  readonly limits: Limits
}

/** One snapshot for the statements about the account. */
const consistentRead = { isolationLevel: 'repeatable read' } as const

/** Rows per page, which take 5 to 10 ms; a recording has up to 200 KB. */
const pageSize = {
  answers: 250,
  cards: 150,
  stars: 250,
  rounds: 250,
  lessons: 250,
  parameters: 100,
  recordings: 1,
  reports: 50,
  audit: 150,
}

interface Export {
  readonly userId: string
  /** The person who receives the data; equal to `userId` for an export of one's own. */
  readonly actorId: string
}

/**
 * Reads all data of a person, and records who receives them. The account data are from one snapshot. Large tables are
 * streamed page by page: a row that exists throughout the export appears exactly once; concurrent changes may or may
 * not be included. If the account is deleted during the export, the response is aborted.
 */
export async function exportPerson(
  { db, now, mailFiles, limits: { exports } }: ExportParts,
  { userId, actorId }: Export,
): Promise<Streamed<PersonalData>> {
  await exports.take({ userId: actorId })
  // Not as a `piece`: while it waits for a lock, all other pieces of the process would wait too.
  const { person, ...stored } = await db.transaction(
    (tx) => readAccount(tx, { userId, actorId }, now()),
    consistentRead,
  )
  return streamedJson<PersonalData>(
    presentPersonalData(
      { ...stored, ...pagesOfPerson(db, userId, person.about), mailFiles: await mailFiles.of(person) },
      now(),
    ),
    async () => {
      const isOpen = and(eq(users.id, userId), ne(users.passwordHash, closed))
      if ((await db.$count(users, isOpen)) === 0) throw new ApiError('user-not-found')
    },
  )
}

/** Reads the tables with few rows per account, bounded by other limits. */
async function readAccount(tx: Transaction, { userId, actorId }: Export, at: Date) {
  const people = await lockActor(tx, actorId, [userId])
  if (!people.has(userId)) throw new ApiError('user-not-found')
  await addToAudit(tx, [{ actorId, action: 'export-user', subjectId: userId }], at)
  const [account] = await tx.select().from(users).where(eq(users.id, userId))
  if (!account) throw new ApiError('user-not-found')
  const { email } = account
  const [request] = await tx.select().from(registrationRequests).where(eq(registrationRequests.email, email))
  const person = { email, about: [userId, ...(request ? [request.id] : [])] }
  const [profile] = await tx.select().from(profiles).where(eq(profiles.id, userId))
  const [lock] = await tx.select().from(userDeviceLocks).where(eq(userDeviceLocks.userId, userId))
  const [learner] = await tx.select().from(learningSettings).where(eq(learningSettings.user_id, userId))
  const [consent] = await tx.select().from(recordingConsents).where(eq(recordingConsents.userId, userId))
  return {
    person,
    account,
    profile,
    roles: await tx.select().from(userRoles).where(eq(userRoles.userId, userId)),
    lock,
    sessions: await tx.select().from(sessions).where(eq(sessions.userId, userId)),
    deviceKeys: await tx.select().from(deviceKeys).where(eq(deviceKeys.userId, userId)),
    challenges: await tx
      .select(getTableColumns(deviceChallenges))
      .from(deviceChallenges)
      .innerJoin(deviceKeys, eq(deviceKeys.id, deviceChallenges.keyId))
      .where(eq(deviceKeys.userId, userId)),
    passkeys: await tx.select().from(passkeys).where(eq(passkeys.userId, userId)),
    removedPasskeys: await tx.select().from(removedPasskeys).where(eq(removedPasskeys.userId, userId)),
    passkeyLinks: await tx.select().from(passkeyLinks).where(eq(passkeyLinks.userId, userId)),
    passkeyChallenges: await tx.select().from(passkeyChallenges).where(eq(passkeyChallenges.userId, userId)),
    knownSignIns: await tx.select().from(knownSignIns).where(eq(knownSignIns.userId, userId)),
    links: await tx.select().from(passwordTokens).where(eq(passwordTokens.userId, userId)),
    learner,
    pushSubscriptions: await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId)),
    reminderLinks: await tx.select().from(reminderLinks).where(eq(reminderLinks.userId, userId)),
    consent,
    request,
    mails: await tx.select().from(mailOutbox).where(mailsOf(person)),
    counts: await tx
      .select()
      .from(limits)
      .where(countsOf({ account: email, userId })),
  }
}

/** @param about the ids of the account and of its access request. */
function pagesOfPerson(db: Database, userId: string, about: readonly string[]) {
  const { audio, ...columnsOfRecording } = getTableColumns(recordings)
  const isOfPerson = or(inArray(audit.subjectId, [...about]), inArray(audit.objectId, [...about]))
  const entries = (of: SQL | undefined) =>
    pagesOf<typeof audit.$inferSelect & Timed>(pageSize.audit, (after) =>
      db
        .select({ ...getTableColumns(audit), exactly: exactly(audit.at) })
        .from(audit)
        .where(and(of, isAfter(audit.at, audit.id, after)))
        .orderBy(asc(audit.at), asc(audit.id))
        .limit(pageSize.audit),
    )
  return {
    answers: pagesOf<typeof answers.$inferSelect>(pageSize.answers, (after) =>
      db
        .select()
        .from(answers)
        .where(and(eq(answers.user_id, userId), after && gt(answers.id, after.id)))
        .orderBy(asc(answers.id))
        .limit(pageSize.answers),
    ),
    cards: pagesOf<typeof cards.$inferSelect>(pageSize.cards, (after) =>
      db
        .select()
        .from(cards)
        .where(
          and(
            eq(cards.user_id, userId),
            after &&
              sql`(${cards.item}, ${cards.language}, ${cards.skill}) > (${after.item}, ${after.language}, ${after.skill})`,
          ),
        )
        .orderBy(asc(cards.item), asc(cards.language), asc(cards.skill))
        .limit(pageSize.cards),
    ),
    stars: pagesOf<typeof stars.$inferSelect>(pageSize.stars, (after) =>
      db
        .select()
        .from(stars)
        .where(and(eq(stars.user_id, userId), after && gt(stars.item, after.item)))
        .orderBy(asc(stars.item))
        .limit(pageSize.stars),
    ),
    rounds: pagesOf<typeof rounds.$inferSelect>(pageSize.rounds, (after) =>
      db
        .select()
        .from(rounds)
        .where(and(eq(rounds.user_id, userId), after && gt(rounds.id, after.id)))
        .orderBy(asc(rounds.id))
        .limit(pageSize.rounds),
    ),
    lessons: pagesOf<typeof lessons.$inferSelect>(pageSize.lessons, (after) =>
      db
        .select()
        .from(lessons)
        .where(and(eq(lessons.user_id, userId), after && gt(lessons.lesson, after.lesson)))
        .orderBy(asc(lessons.lesson))
        .limit(pageSize.lessons),
    ),
    parameters: pagesOf<typeof memoryParameters.$inferSelect>(pageSize.parameters, (after) =>
      db
        .select()
        .from(memoryParameters)
        .where(and(eq(memoryParameters.user_id, userId), after && gt(memoryParameters.at, after.at)))
        .orderBy(asc(memoryParameters.at))
        .limit(pageSize.parameters),
    ),
    recordings: pagesOf(
      pageSize.recordings,
      (
        after:
          | (Omit<typeof recordings.$inferSelect, 'audio'> & Timed & { readonly audio: string | null })
          | undefined,
      ) =>
        db
          .select({
            ...columnsOfRecording,
            // The driver of the embedded database takes ten times longer for the bytes.
            audio: sql<string | null>`encode(${audio}, 'base64')`,
            exactly: exactly(recordings.createdAt),
          })
          .from(recordings)
          .where(and(eq(recordings.userId, userId), isAfter(recordings.createdAt, recordings.id, after)))
          .orderBy(asc(recordings.createdAt), asc(recordings.id))
          .limit(pageSize.recordings),
    ),
    reports: pagesOf<typeof reports.$inferSelect & Timed>(pageSize.reports, (after) =>
      db
        .select({ ...getTableColumns(reports), exactly: exactly(reports.createdAt) })
        .from(reports)
        .where(and(eq(reports.userId, userId), isAfter(reports.createdAt, reports.id, after)))
        .orderBy(asc(reports.createdAt), asc(reports.id))
        .limit(pageSize.reports),
    ),
    audit: oneAfterAnother(
      entries(eq(audit.actorId, userId)),
      entries(and(isOfPerson, sql`${audit.actorId} is distinct from ${userId}`)),
    ),
  }
}

/** A row with its time in microseconds, which a `Date` cannot represent. */
interface Timed {
  readonly id: string
  readonly exactly: string
}

const exactly = (time: PgColumn) => sql<string>`${time}::text`

/** Condition for the rows after one, in the order of time and id. */
function isAfter(time: PgColumn, id: PgColumn, after: Timed | undefined): SQL | undefined {
  return after && sql`(${time}, ${id}) > (${after.exactly}::timestamptz, ${after.id})`
}

async function* oneAfterAnother<Row>(...lists: readonly AsyncIterable<Row[]>[]): AsyncGenerator<Row[]> {
  for (const list of lists) yield* list
}
