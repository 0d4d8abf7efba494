import { setImmediate } from 'node:timers/promises'
import { and, eq, gt, lte, type SQL, sum } from 'drizzle-orm'
import { orderedAnswers } from '@pol/learning/fold'
import { countAnswers, noCounts, sumOfCounts } from '@pol/learning/history'
import { paceOf, recentAnswers } from '@pol/learning/pace'
import type { Answer, History } from '@pol/learning/values'
import type { Database } from '../../database/database.ts'
import { cards } from '../../database/schema.ts'
import { answersOf, readAnswersOfCards } from './answers-of-cards.ts'
import type { LearnerRow } from './learner.ts'

/** Answers per piece, unless a single item has more. */
const answersAPiece = 1_000
/** Items that are looked up per statement. */
const itemsAPiece = 250

/**
 * Counts the answers of a learner. There may be hundreds of thousands, so they are read and counted in pieces of a few
 * milliseconds. A piece has all answers to its cards, because recall depends on the preceding answer.
 */
export async function countHistory(db: Database, learner: LearnerRow): Promise<History> {
  let counts = noCounts
  let recent: Answer[] = []
  for await (const isOfPiece of pieces(db, learner)) {
    const found = await readAnswersOfCards(db).where(isOfPiece)
    await setImmediate()
    const answers = found
      .flatMap(({ card, given }) => answersOf(card, given))
      .filter(({ at }) => at >= (learner.restarted_at ?? ''))
    counts = sumOfCounts(counts, countAnswers(answers))
    recent = orderedAnswers([...recent, ...answers]).slice(-recentAnswers)
    await setImmediate()
  }
  return { ...counts, pace: paceOf(recent) }
}

/** Conditions that divide the cards of a learner into pieces. The cards of one item are in the same piece. */
async function* pieces(db: Database, { user_id, answer_count }: LearnerRow): AsyncGenerator<SQL | undefined> {
  const isOwn = eq(cards.user_id, user_id)
  if (answer_count <= answersAPiece) {
    yield isOwn
    return
  }
  let from = ''
  for (let after = ''; ;) {
    const items = await db
      .select({ item: cards.item, count: sum(cards.answer_count).mapWith(Number) })
      .from(cards)
      .where(and(isOwn, gt(cards.item, after)))
      .groupBy(cards.item)
      .orderBy(cards.item)
      .limit(itemsAPiece)
    let count = 0
    for (const item of items) {
      if (count > 0 && count + item.count > answersAPiece) {
        yield and(isOwn, gt(cards.item, from), lte(cards.item, after))
        from = after
        count = 0
      }
      count += item.count
      after = item.item
    }
    yield and(isOwn, gt(cards.item, from), lte(cards.item, after))
    from = after
    if (items.length < itemsAPiece) return
  }
}
