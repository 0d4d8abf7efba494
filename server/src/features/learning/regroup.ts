import { setImmediate } from 'node:timers/promises'
import { and, asc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { compareTexts } from '@pol/language/compare'
import { foldAnswers } from '@pol/learning/fold'
import type { CardId } from '@pol/learning/values'
import type { Database, Transaction } from '../../database/database.ts'
import { answerOf } from '../../database/learning-rows.ts'
import { answers, cards } from '../../database/schema.ts'
import { answersOf, isAnswerToCard, isOneOf, readAnswersOfCards } from './answers-of-cards.ts'
import type { Items } from './items.ts'
import {
  changeLearner,
  isGrouped,
  type LearnerRow,
  learnerUpsert,
  readLearner,
  storeLearner,
  withGrouping,
} from './learner.ts'
import { readParameters } from './memory-parameters.ts'
import { piecesOfLearner } from './pieces-of-learner.ts'
import { piece, storeAnswers } from './store-answers.ts'

interface Parts {
  readonly db: Database
  readonly items: Items
  /** Called if cards stay provisional, to be folded again in the background. */
  readonly onProvisional: () => void
}

/**
 * Lets the answers of a learner count for the items that lead now: after a release with other groups of items, and
 * after a server of the previous release has stored answers. Each answer is moved as if it came late, so the cards of
 * members disappear into those of their leaders. Works in pieces; the next request continues what was interrupted.
 * @returns the learner, whose rows follow the groups of this process.
 */
export async function regroup(parts: Parts, userId: string): Promise<LearnerRow> {
  const { db, items } = parts
  for (;;) {
    const learner = await readLearner(db, userId)
    if (isGrouped(learner, items)) return learner
    await begin(parts, userId)
    await moveAll(parts, learner)
    await finish(parts, userId)
  }
}

/** The grouping of a learner whose rows are being moved. Another process with other groups replaces it. */
const unfinished = ({ grouping }: Items) => `${grouping} unfinished`

function begin({ db, items }: Parts, userId: string): Promise<void> {
  return changeLearner(db, userId, async (tx, learner) => {
    if (!isGrouped(learner, items)) await learnerUpsert(tx, withGrouping(learner, unfinished(items)))
  })
}

function finish({ db, items }: Parts, userId: string): Promise<void> {
  return changeLearner(db, userId, async (tx, learner) => {
    // Otherwise another process has added answers meanwhile that are not grouped.
    const isComplete = learner.grouping === unfinished(items) && learner.grouped_version === learner.version
    if (!isComplete) return
    const regrouped_version = learner.version + 1
    await storeLearner(tx, { ...withGrouping(learner, items.grouping), regrouped_version })
  })
}

/** Moves all answers that count for another item now. */
async function moveAll({ db, items, onProvisional }: Parts, before: LearnerRow): Promise<void> {
  const { user_id: userId } = before
  for await (const isOfPiece of piecesOfLearner(db, before)) {
    const ids = await findMisplaced(db, items, isOfPiece)
    for (let from = 0; from < ids.length; from += piece.answers) {
      await setImmediate()
      const leavesProvisional = await changeLearner(
        db,
        userId,
        async (tx, learner) =>
          learner.grouping === unfinished(items) &&
          move(tx, learner, ids.slice(from, from + piece.answers), items),
      )
      if (leavesProvisional) onProvisional()
    }
    await setImmediate()
  }
}

/** @returns ids of answers of some cards that count for another item now; those for one item together, by time. */
async function findMisplaced(
  db: Database,
  { leaderOf, members }: Items,
  isOfPiece: SQL | undefined,
): Promise<string[]> {
  const { id, language, item, asked, at } = answers
  const mayBeMisplaced = or(isNotNull(asked), sql`${item} = any(${sql.param(members)})`)
  const found = await db
    .select({ id, language, item, asked })
    .from(cards)
    .innerJoin(answers, isAnswerToCard)
    .where(and(isOfPiece, mayBeMisplaced))
    .orderBy(asc(at), asc(id))
  const misplaced = found.flatMap(({ id, language, item, asked }) => {
    const leader = leaderOf(language, asked ?? item)
    return leader === item ? [] : { id, leader }
  })
  return misplaced.toSorted((a, b) => compareTexts(a.leader, b.leader)).map(({ id }) => id)
}

const bounds = { ofLearner: Infinity, ofItem: Infinity, foldedAgain: piece.foldedAgain }

/**
 * Takes answers from their cards and stores them anew, for the items that lead now.
 * @returns whether some cards stay provisional.
 */
async function move(
  tx: Transaction,
  learner: LearnerRow,
  ids: readonly string[],
  items: Items,
): Promise<boolean> {
  const { user_id, answer_count } = learner
  const taken = await tx
    .delete(answers)
    .where(and(eq(answers.user_id, user_id), inArray(answers.id, [...ids])))
    .returning()
  await foldWithout(tx, learner, taken)
  const left = { ...learner, answer_count: answer_count - taken.length }
  return (await storeAnswers(tx, left, taken.map(answerOf), bounds, items)).leavesProvisional
}

/** Folds cards again that have lost answers, and deletes those that have none left. */
async function foldWithout(tx: Transaction, learner: LearnerRow, lost: readonly CardId[]): Promise<void> {
  const { user_id, version, restarted_at } = learner
  const found = await readAnswersOfCards(tx).where(isOneOf(user_id, lost))
  const context = { restarted_at: null, parameters: await readParameters(tx, learner) }
  const empty = found.filter(({ given }) => given.length === 0)
  if (empty.length > 0)
    await tx.delete(cards).where(
      isOneOf(
        user_id,
        empty.map(({ card }) => card),
      ),
    )
  for (const { card, given } of found) {
    const left = answersOf(card, given)
    const counted = left.filter(({ at }) => at >= (restarted_at ?? ''))
    // Without answers that count, the card is kept for their number.
    const [folded] = foldAnswers(counted.length > 0 ? counted : left, context).values()
    if (folded)
      await tx
        .update(cards)
        .set({ ...folded, answer_count: left.length, version, provisional: false })
        .where(isOneOf(user_id, [card]))
  }
}
