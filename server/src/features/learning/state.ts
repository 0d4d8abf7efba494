import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { LearningState, Star } from '@pol/contract/learning'
import type { Card } from '@pol/learning/card'
import type { Transaction } from '../../database/database.ts'
import { cardOf, settingsOf, starOf } from '../../database/learning-rows.ts'
import { cards, stars } from '../../database/schema.ts'
import type { Learner } from './learner.ts'

/**
 * Reads what a learner has.
 * @param since the version after which cards must have changed.
 * @param changed these cards if they are known; otherwise they are read.
 */
export async function readState(
  tx: Transaction,
  learner: Learner,
  since = 0,
  changed: readonly Card[] | null = null,
): Promise<LearningState> {
  const { userId, version, restartedAt } = learner
  return {
    version,
    cards: [...(changed ?? (await readCards(tx, learner, since)))],
    stars: await readStars(tx, userId),
    settings: settingsOf(learner),
    restarted_at: restartedAt?.toISOString() ?? null,
  }
}

async function readCards(tx: Transaction, { userId, version }: Learner, since: number): Promise<Card[]> {
  // A browser is ahead of a database that was restored, and needs everything.
  const from = since > version ? 0 : since
  const rows = await tx
    .select()
    .from(cards)
    .where(and(eq(cards.userId, userId), gt(cards.version, from)))
    // Like beside like compresses better.
    .orderBy(cards.item, cards.language, cards.skill)
  return rows.map(cardOf)
}

/** The newest first. */
export async function readStars(tx: Transaction, userId: string): Promise<Star[]> {
  const rows = await tx
    .select()
    .from(stars)
    .where(eq(stars.userId, userId))
    .orderBy(desc(stars.at), asc(stars.item))
    .prepare('read_stars')
    .execute()
  return rows.map(starOf)
}
