import { setImmediate } from 'node:timers/promises'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
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
import { cards, lessons, rounds, stars } from '../../database/schema.ts'
import type { Limits } from '../../limits/limits.ts'
import type { LearnerRow } from './learner.ts'
import { parametersOf, storedParameters } from './memory-parameters.ts'
import { momentOf } from './moment-of.ts'

interface Parts {
  readonly db: Database
  readonly learning: Limits['learning']
}

/**
 * Reads the state of a learner. Cards that change concurrently may be newer than the returned version; the next request
 * for changes returns them again.
 * @param since only cards and lessons that changed after this version are returned; all if some may have disappeared since.
 * @param changed these cards, if the caller knows that nothing else has changed; otherwise they are read.
 * @throws ApiError if too many cards were read for this learner.
 */
export async function readState(
  { db, learning }: Parts,
  learner: LearnerRow,
  since = 0,
  changed: readonly Card[] | null = null,
): Promise<LearningState> {
  const { version, regrouped_version, restarted_at } = learner
  // After a restore, the browser may have a newer version than the database.
  const complete = since === 0 || since > version || since < regrouped_version
  const areParametersKnown = !complete && (changed !== null || since === version)
  await setImmediate()
  const found =
    changed ?? (since === version ? [] : await readCards({ db, learning }, learner, complete ? 0 : since))
  const { parameters, ...others } = await readOthers(db, learner, complete ? 0 : since)
  return {
    version,
    cards: [...found],
    complete,
    ...others,
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

/** Reads stars, rounds, changed lessons and parameters with one statement, because every response to a batch of answers contains them. */
async function readOthers(db: Database, learner: LearnerRow, from: number) {
  const { user_id: userId, restarted_at } = learner
  const counted = sql<readonly [count: number, lastMs: number | null]>`(
    select json_build_array(count(*), date_part('epoch', max(${rounds.at})) * 1000) from ${rounds}
    where ${rounds.user_id} = ${userId} and ${rounds.at} >= coalesce(${restarted_at}::timestamptz, '-infinity'))`
  const [found] = await db
    .select({
      stars: storedStars(userId),
      rounds: counted,
      lessons: storedLessons(learner, from),
      parameters: storedParameters(learner),
    })
    .from(sql`(select 1) as always`)
    .prepare('read_stars_rounds_lessons_and_parameters')
    .execute()
  const [count, lastMs] = found?.rounds ?? [0, null]
  return {
    stars: starsOf(found?.stars ?? []),
    rounds: count,
    last_round_at: lastMs === null ? null : momentOf(lastMs),
    lessons: lessonsOf(found?.lessons ?? []),
    parameters: parametersOf(found?.parameters ?? []),
  }
}

type StoredStars = readonly (readonly [item: string, atMs: number])[]

/** All stars as a single JSON value: reading rows would take several times as long. */
function storedStars(userId: string) {
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
function storedLessons({ user_id: userId, restarted_at }: LearnerRow, from: number) {
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
