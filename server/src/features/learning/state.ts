import { setImmediate } from 'node:timers/promises'
import { and, eq, gt, gte, sql, type SQLWrapper } from 'drizzle-orm'
import { compareTexts } from '@pol/language/compare'
import {
  card,
  type Card,
  type LearningState,
  type LessonProgress,
  settings,
  type Star,
} from '@pol/learning/values'
import { keyOf } from '@pol/learning/card'
import type { Database, Transaction } from '../../database/database.ts'
import { fieldsOf } from '../../database/learning-rows.ts'
import { momentOf } from '../../database/rows-as-json.ts'
import { cards, lessons, rounds, stars } from '../../database/schema.ts'
import type { Limits } from '../../limits/limits.ts'
import type { LearnerRow } from './learner.ts'
import {
  type LearnerColumns,
  parametersOf,
  type StoredParameters,
  storedParameters,
} from './memory-parameters.ts'

interface Parts {
  readonly db: Database
  readonly learning: Limits['learning']
}

/**
 * Reads the state of a learner. Cards that change concurrently may be newer than the returned version; the next request
 * for changes returns them again.
 * @param since only cards and lessons that changed after this version are returned; all if some may have disappeared since.
 * @param changed these cards, if the caller knows that nothing else has changed; otherwise they are read.
 * @param others what was read with them; otherwise it is read.
 * @throws ApiError if too many cards were read for this learner.
 */
export async function readState(
  { db, learning }: Parts,
  learner: LearnerRow,
  since = 0,
  changed: readonly Card[] | null = null,
  others: StoredOthers | null = null,
): Promise<LearningState> {
  const { version, regrouped_version, restarted_at } = learner
  // After a restore, the browser may have a newer version than the database.
  const complete = since === 0 || since > version || since < regrouped_version
  const areParametersKnown = !complete && (changed !== null || since === version)
  const from = complete ? 0 : since
  if (!others) await setImmediate()
  const found = changed ?? (since === version ? [] : await readCards({ db, learning }, learner, from))
  const { parameters, ...shown } = presentOthers(others ?? (await readOthers(db, learner, from)))
  return {
    version,
    cards: [...found],
    complete,
    ...shown,
    ...(!areParametersKnown && { parameters }),
    settings: fieldsOf(settings, learner),
    restarted_at,
  }
}

/** Cards that are read per statement, which takes a few milliseconds. */
const cardsAPage = 250

async function readCards({ db, learning }: Parts, learner: LearnerRow, from: number): Promise<Card[]> {
  const { user_id: userId, restarted_at } = learner
  learning.cardsRead.refuseBeyond({ userId })
  // Sorted, because adjacent similar rows compress better. Changed cards are found by their version first.
  const order: ('version' | 'item' | 'language' | 'skill')[] = ['item', 'language', 'skill']
  if (from > 0) order.unshift('version')
  const columns = order.map((field) => cards[field])
  const isCounted = restarted_at ? gte(cards.last, restarted_at) : undefined
  const found = new Map<string, Card>()
  for (let last: typeof cards.$inferSelect | undefined; ;) {
    const isLater =
      last &&
      sql`(${sql.join(columns, sql`, `)}) > (${sql.join(
        order.map((field) => sql`${last?.[field]}`),
        sql`, `,
      )})`
    const page = await db
      .select()
      .from(cards)
      .where(and(eq(cards.user_id, userId), gt(cards.version, from), isLater, isCounted))
      .orderBy(...columns)
      .limit(cardsAPage)
    for (const row of page) found.set(keyOf(row), fieldsOf(card, row))
    learning.cardsRead.count({ userId, rows: page.length })
    last = page.at(-1)
    await setImmediate()
    if (page.length < cardsAPage) return [...found.values()]
  }
}

/** Reads the stars, the newest first. */
export async function readStars(db: Database | Transaction, userId: string): Promise<Star[]> {
  const [found] = await db
    .select({ stars: storedStars(userId) })
    .from(sql`(select 1) as always`)
    .prepare('read_stars')
    .execute()
  return starsOf(found?.stars ?? [])
}

/**
 * Stars, rounds, lessons that changed after a version, and parameters, each as a single JSON value that other statements
 * can select, too. Every response about practice contains them.
 */
export function storedOthers(learner: LearnerRow | LearnerColumns, from: number | SQLWrapper) {
  const { user_id, restarted_at } = learner
  return {
    stars: storedStars(user_id),
    rounds: sql<readonly [count: number, lastMs: number | null]>`(
      select json_build_array(count(*), date_part('epoch', max(${rounds.at})) * 1000) from ${rounds}
      where ${rounds.user_id} = ${user_id} and ${rounds.at} >= coalesce(${restarted_at}::timestamptz, '-infinity'))`,
    lessons: storedLessons(learner, from),
    parameters: storedParameters(learner),
  }
}

export interface StoredOthers {
  readonly stars: StoredStars
  readonly rounds: readonly [count: number, lastMs: number | null]
  readonly lessons: StoredLessons
  readonly parameters: StoredParameters
}

async function readOthers(db: Database, learner: LearnerRow, from: number): Promise<StoredOthers> {
  const [found] = await db
    .select(storedOthers(learner, from))
    .from(sql`(select 1) as always`)
    .prepare('read_stars_rounds_lessons_and_parameters')
    .execute()
  return found ?? { stars: [], rounds: [0, null], lessons: [], parameters: [] }
}

function presentOthers({ stars, rounds: [count, lastMs], lessons, parameters }: StoredOthers) {
  return {
    stars: starsOf(stars),
    rounds: count,
    last_round_at: lastMs === null ? null : momentOf(lastMs),
    lessons: lessonsOf(lessons),
    parameters: parametersOf(parameters),
  }
}

type StoredStars = readonly (readonly [item: string, atMs: number])[]

/** All stars as a single JSON value: reading rows would take several times as long. */
function storedStars(userId: string | SQLWrapper) {
  const { item, at } = stars
  return sql<StoredStars>`array_to_json(array(
    select json_build_array(${item}, date_part('epoch', ${at}) * 1000) from ${stars} where ${stars.user_id} = ${userId}))`
}

function starsOf(stored: StoredStars): Star[] {
  return sortedStars(stored.map(([item, atMs]) => ({ item, at: momentOf(atMs) })))
}

export function sortedStars(unsorted: readonly Star[]): Star[] {
  return unsorted.toSorted((a, b) => compareTexts(b.at, a.at) || compareTexts(a.item, b.item))
}

type StoredLessons = readonly (readonly [
  lesson: string,
  atMs: number,
  step: number,
  right: number,
  of: number,
  done: boolean,
])[]

/** The lessons since the last restart that changed after a version, as a single JSON value. */
function storedLessons(
  { user_id: userId, restarted_at }: LearnerRow | LearnerColumns,
  from: number | SQLWrapper,
) {
  const { lesson, at, step, right, of, done } = lessons
  return sql<StoredLessons>`array_to_json(array(
    select json_build_array(${lesson}, date_part('epoch', ${at}) * 1000, ${step}, ${right}, ${of}, ${done}) from ${lessons}
    where ${lessons.user_id} = ${userId} and ${lessons.version} > ${from}
      and ${at} >= coalesce(${restarted_at}::timestamptz, '-infinity')))`
}

function lessonsOf(stored: StoredLessons): LessonProgress[] {
  return stored.map(([lesson, atMs, step, right, of, done]) => ({
    lesson,
    at: momentOf(atMs),
    step,
    right,
    of,
    done,
  }))
}
