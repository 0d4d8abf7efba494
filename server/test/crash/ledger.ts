import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { keyOf } from '@pol/learning/card'
import { merged } from '@pol/learning/lessons/merge-reports'
import {
  type Answer,
  type Card,
  card,
  type FinishedRound,
  finishedRound,
  type LessonProgress,
  lessonProgress,
} from '@pol/learning/values'
import { findViolations } from '../../src/database/invariants.ts'
import type { Database } from '../../src/database/database.ts'
import { answerOf, fieldsOf } from '../../src/database/learning-rows.ts'
import { answers, cards, lessons, rounds } from '../../src/database/schema.ts'
import { readAllRows } from '../all-rows.ts'
import { cardsOf, sorted } from '../practice.ts'
import type { MailFolder } from './mail-folder.ts'
import { answersMaximum } from '@pol/contract/limits'

/** Expected rows about a person. An absent field is not checked. */
interface ExpectedState {
  /** The status of the access request; `null`: there is none. */
  readonly request: string | null
  /** `null`: there is no account. */
  readonly roles: readonly string[] | null
  readonly password?: string | undefined
  readonly device?: string | undefined
  readonly token?: string | undefined
  /** A mail to the person must be in the outbox or have been written. */
  readonly mailed?: boolean
}

export interface TrackedPerson {
  readonly email: string
  /** One state, or several while the outcome of the last command is unknown. */
  possibleStates: readonly ExpectedState[]
  /** The database may contain no row about the person. */
  isDeleted: boolean
  /** The digest about the person's access request may be missing: erasing another person in it deletes it. */
  isDigestErased: boolean
}

interface StoredState {
  readonly email: string
  readonly request: string | null
  readonly roles: string[] | null
  readonly hash: string | null
  readonly device: string | null
  readonly sessions: string[]
  readonly waiting: boolean
  readonly noticed: boolean
  /** When the access request was last changed, in ms. */
  readonly changedAt: number | null
  readonly requestId: string | null
}

export const unknownPerson: ExpectedState = { request: null, roles: null }

/** The state during an erasure: no role and no sign-in, until the account is deleted. */
export const beingErased = (state: ExpectedState): ExpectedState => {
  const { password: _, token: __, ...rest } = state
  return { ...rest, roles: [] }
}
const isBeingErased = ({ roles }: ExpectedState) => roles?.length === 0

const mergedWith = (known: LessonProgress | undefined, report: LessonProgress): LessonProgress =>
  known ? merged(known, report) : report

/** Records the commands that the server has acknowledged, and compares a database with them. */
export function createLedger() {
  const people: TrackedPerson[] = []
  const isPassword = rememberMatches(verify)
  const clips = new Set<string>()
  const answered = new Map<string, Answer>()
  let unacknowledged: readonly Answer[] = []
  const finished = new Map<string, FinishedRound>()
  let unfinished: FinishedRound | null = null
  const saved = new Map<string, LessonProgress>()
  let unsaved: LessonProgress | null = null
  let acknowledged = 0
  return {
    acknowledged: () => acknowledged,
    newPerson(email: string): TrackedPerson {
      const person = { email, possibleStates: [unknownPerson], isDeleted: false, isDigestErased: false }
      people.push(person)
      return person
    },
    /** Runs a command about a person. Until it is acknowledged, both the old and the new state are possible. */
    async run<T>(
      person: TrackedPerson,
      command: () => Promise<T>,
      change: (answer: T | null) => Partial<ExpectedState>,
    ): Promise<T> {
      const [before = unknownPerson] = person.possibleStates
      person.possibleStates = [before, { ...before, ...change(null) }]
      const answer = await command()
      acknowledged += 1
      person.possibleStates = [{ ...before, ...change(answer) }]
      return answer
    },
    /** Call it before an erasure, which deletes digests, including one that is being written. */
    expectErasedDigests(): void {
      for (const person of people)
        if (person.possibleStates.some(({ request }) => request === 'pending')) person.isDigestErased = true
    },
    /** @param clip an MP3 in Base64 that the server has returned. */
    recordClip(clip: string): void {
      acknowledged += 1
      clips.add(sha256(Buffer.from(clip, 'base64')))
    },
    /**
     * Sends answers of the learner together with all unacknowledged ones, as a browser does. Unacknowledged answers may
     * be stored or not. If the batch would exceed the limit of a call, only the unacknowledged answers are sent.
     */
    async answer(given: readonly Answer[], send: (answers: readonly Answer[]) => Promise<unknown>) {
      if (unacknowledged.length + given.length <= answersMaximum)
        unacknowledged = [...unacknowledged, ...given]
      await send(unacknowledged)
      acknowledged += 1
      for (const answer of unacknowledged) answered.set(answer.id, answer)
      unacknowledged = []
    },
    /**
     * Sends a finished round of the learner or, as a browser does, an unacknowledged one again, which may be stored or not.
     * @param send returns how many rounds count.
     */
    async finish(round: FinishedRound, send: (round: FinishedRound) => Promise<number>) {
      unfinished ??= round
      const sent = unfinished
      const counted = await send(sent)
      acknowledged += 1
      finished.set(sent.id, sent)
      unfinished = null
      if (counted !== finished.size) throw new Error(`${counted} rounds count, not ${finished.size}`)
    },
    /** Sends the progress of the learner in a lesson or, as a browser does, an unacknowledged one again. */
    async save(progress: LessonProgress, send: (progress: LessonProgress) => Promise<unknown>) {
      unsaved ??= progress
      await send(unsaved)
      acknowledged += 1
      saved.set(unsaved.lesson, mergedWith(saved.get(unsaved.lesson), unsaved))
      unsaved = null
    },
    /** @returns everything that differs from the acknowledged state or violates an invariant. */
    async findFaults(db: Database, mailFolder: MailFolder): Promise<readonly string[]> {
      const faults = (await findViolations(db)).map(({ name, rows }) => `violated: ${name} (${rows.join()})`)
      const storedStates = new Map((await readStoredStates(db)).map((row) => [row.email, row]))
      // After the rows: a running server may have moved a mail from the outbox to a file since they were read.
      await mailFolder.refresh()
      for (const person of people) {
        const stored = storedStates.get(person.email)
        const matching: ExpectedState[] = []
        for (const expected of person.possibleStates)
          if (await matches(person, expected, stored, mailFolder, isPassword)) matching.push(expected)
        if (matching.length === 0) faults.push(`lost: ${JSON.stringify({ ...person, stored })}`)
        else person.possibleStates = matching.some(isBeingErased) ? [...matching, unknownPerson] : matching
      }
      const allRows = JSON.stringify((await readAllRows(db)).filter(({ table }) => table !== 'speech_clips'))
      const foundEmails = new Set(allRows.match(/[\da-f-]{36}@example\.org/g))
      for (const { email, isDeleted } of people) {
        if (isDeleted && (foundEmails.has(email) || mailFolder.mailsTo(email).length > 0)) {
          faults.push(`not deleted: ${email}`)
        }
      }
      const rows = await db.select({ sum: sql<string>`encode(checksum, 'hex')` }).from(sql`speech_clips`)
      const storedClips = new Set(rows.map(({ sum }) => sum))
      for (const clip of clips) if (!storedClips.has(clip)) faults.push(`lost: clip ${clip}`)
      const answerRows = await db.select().from(answers)
      const stored = new Map(answerRows.map((row) => [row.id, answerOf(row)]))
      // Cards are about the items for which answers count, not those that were asked.
      const counted = answerRows.map((row) => ({ ...answerOf(row), item: row.item }))
      for (const [id, answer] of answered)
        if (!isDeepStrictEqual(stored.get(id), answer)) faults.push(`lost: answer ${id}`)
      const roundRows = await db.select().from(rounds)
      const storedRounds = new Map(roundRows.map((row) => [row.id, fieldsOf(finishedRound, row)]))
      for (const [id, round] of finished)
        if (!isDeepStrictEqual(storedRounds.get(id), round)) faults.push(`lost: round ${id}`)
      for (const id of storedRounds.keys())
        if (!finished.has(id) && unfinished?.id !== id) faults.push(`never finished: round ${id}`)
      const storedLessons = new Map(
        (await db.select().from(lessons)).map((row) => [row.lesson, fieldsOf(lessonProgress, row)]),
      )
      const namesOfLessons = new Set([...saved.keys(), ...storedLessons.keys()])
      for (const lesson of namesOfLessons) {
        const known = saved.get(lesson)
        const possible = [known, ...(unsaved?.lesson === lesson ? [mergedWith(known, unsaved)] : [])]
        if (!possible.some((progress) => isDeepStrictEqual(progress, storedLessons.get(lesson))))
          faults.push(`lost or never saved: lesson ${lesson}`)
      }
      const cardRows = await db.select().from(cards)
      const provisional = new Set(cardRows.flatMap((row) => (row.provisional ? keyOf(row) : [])))
      const exact = (all: readonly Card[]) => sorted(all.filter((card) => !provisional.has(keyOf(card))))
      if (!isDeepStrictEqual(exact(cardRows.map((row) => fieldsOf(card, row))), exact(cardsOf(counted))))
        faults.push('the cards are not the fold of the answers')
      return faults
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>

function readStoredStates(db: Database): Promise<StoredState[]> {
  return db
    .select({
      email: sql<string>`coalesce(u.email, r.email)`,
      request: sql<string | null>`r.status`,
      requestId: sql<string | null>`r.id`,
      changedAt: sql<number | null>`(1000 * extract(epoch from r.changed_at))::float8`,
      roles: sql<
        string[] | null
      >`case when u.id is null then null else array(select role from user_roles where user_id = u.id order by 1) end`,
      hash: sql<string | null>`u.password_hash`,
      device: sql<string | null>`(select device_id from user_device_locks where user_id = u.id)`,
      sessions: sql<
        string[]
      >`array(select encode(token_hash, 'hex') from sessions where user_id = u.id and replaced_at is null)`,
      waiting: sql<boolean>`exists (select from mail_outbox where recipient = coalesce(u.email, r.email))`,
      noticed: sql<boolean>`exists (
        select from mail_outbox where about = r.id or (kind = 'access-requests-digest' and created_at <= r.changed_at))`,
    })
    .from(sql`users u full join registration_requests r on r.email = u.email`)
}

async function matches(
  { email, isDigestErased }: TrackedPerson,
  expected: ExpectedState,
  stored: StoredState | undefined,
  mailFolder: MailFolder,
  isPassword: typeof verify,
) {
  const { request, roles, password, device, token, mailed } = expected
  if (request !== (stored?.request ?? null)) return false
  if (JSON.stringify(roles) !== JSON.stringify(stored?.roles ?? null)) return false
  if (device !== undefined && device !== stored?.device) return false
  if (token !== undefined && !stored?.sessions.includes(sha256(token))) return false
  if (mailed && !stored?.waiting && mailFolder.mailsTo(email).length === 0) return false
  const requestId = stored?.requestId
  const isCounted = (stored?.changedAt ?? Infinity) <= mailFolder.countedUntil()
  const isMailed = isCounted || (requestId && mailFolder.hasMailAbout(requestId))
  const isNoticed = isDigestErased || stored?.noticed || isMailed
  if (request === 'pending' && stored && !isNoticed) return false
  return password === undefined || (stored?.hash ? isPassword(stored.hash, password) : false)
}

/** Caches verified pairs of hash and password: verifying all of them at every check would take hours. */
function rememberMatches(verifyPassword: typeof verify): typeof verify {
  const known = new Map<string, unknown>()
  return async (hash, password) => {
    const key = String(hash)
    if (known.get(key) === password) return true
    const isMatch = await verifyPassword(hash, password)
    if (isMatch) known.set(key, password)
    return isMatch
  }
}

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
