import { setImmediate } from 'node:timers/promises'
import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Card, LearningState, Star } from '@pol/learning/values'
import { keyOf } from '@pol/learning/card'
import type { Database, Transaction } from '../../database/database.ts'
import { cardOf, settingsOf } from '../../database/learning-rows.ts'
import { cards, stars } from '../../database/schema.ts'
import type { Limits } from '../../limits/limits.ts'
import type { Learner } from './learner.ts'

interface Parts {
  readonly db: Database
  readonly learning: Limits['learning']
}

/**
 * Reads what a learner has. Cards that change meanwhile may be newer than the version that is returned with them: the next
 * request for the changes since then returns them once more.
 *
 * @param since the version after which cards must have changed.
 * @param changed these cards if they are known; otherwise they are read.
 * @throws ApiError if too many cards were read for this learner.
 */
export async function readState(
  { db, learning }: Parts,
  learner: Learner,
  since = 0,
  changed: readonly Card[] | null = null,
): Promise<LearningState> {
  const { userId, version, restartedAt } = learner
  await setImmediate()
  return {
    version,
    cards: [...(changed ?? (since === version ? [] : await readCards({ db, learning }, learner, since)))],
    stars: await readStars(db, userId),
    settings: settingsOf(learner),
    restarted_at: restartedAt?.toISOString() ?? null,
  }
}

/** So many cards are read with one statement, which takes some milliseconds. */
const cardsAPage = 250

async function readCards({ db, learning }: Parts, learner: Learner, since: number): Promise<Card[]> {
  const { userId, version, restartedAt } = learner
  learning.cardsRead.refuseBeyond({ userId })
  // A browser is ahead of a database that was restored, and needs everything.
  const from = since > version ? 0 : since
  // Like beside like compresses better, but what has changed is found by the version.
  const order: ('version' | 'item' | 'language' | 'skill')[] = ['item', 'language', 'skill']
  if (from > 0) order.unshift('version')
  const columns = order.map((field) => cards[field])
  const isCounted = restartedAt ? gte(cards.last, restartedAt) : undefined
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
      .where(and(eq(cards.userId, userId), gt(cards.version, from), isLater, isCounted))
      .orderBy(...columns)
      .limit(cardsAPage)
    for (const row of page) found.set(keyOf(row), cardOf(row))
    learning.cardsRead.count({ userId, rows: page.length })
    last = page.at(-1)
    await setImmediate()
    if (page.length < cardsAPage) return [...found.values()]
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The newest first. They are one value of JSON: to read so many rows takes several times as long. */
export async function readStars(db: Database | Transaction, userId: string): Promise<Star[]> {
  const { item, at } = stars
  const all = sql<(readonly [item: string, atMs: number])[]>`array_to_json(array(
    select json_build_array(${item}, date_part('epoch', ${at}) * 1000) from ${stars} where ${stars.userId} = ${userId}))`
  const [found] = await db
    .select({ all })
    .from(sql`(select 1) as always`)
    .prepare('read_stars')
    .execute()
  return sortedStars(
    (found?.all ?? []).map(([item, atMs]) => ({ item, at: new Date(Math.round(atMs)).toISOString() })),
  )
}

export function sortedStars(unsorted: readonly Star[]): Star[] {
  return unsorted.toSorted((one, other) => compare(other.at, one.at) || compare(one.item, other.item))
}
