import { and, eq, gt, lte, type SQL, sum } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { cards } from '../../database/schema.ts'
import type { LearnerRow } from './learner.ts'

/** Answers per piece, unless a single item has more. */
const answersAPiece = 1_000
/** Items that are looked up per statement. */
const itemsAPiece = 250

/** Conditions that divide the cards of a learner into pieces. The cards of one item are in the same piece. */
export async function* piecesOfLearner(
  db: Database,
  { user_id, answer_count }: Pick<LearnerRow, 'user_id' | 'answer_count'>,
): AsyncGenerator<SQL | undefined> {
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
