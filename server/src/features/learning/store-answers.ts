import { keyOf } from '@pol/learning/card'
import { foldAnswers, foldOnto } from '@pol/learning/fold'
import { type Answer, type Card, card as cardSchema, type MemoryParameters } from '@pol/learning/values'
import type { Database, Transaction } from '../../database/database.ts'
import { fieldsOf } from '../../database/learning-rows.ts'
import {
  type AnswerRow,
  type Before,
  type CardRow,
  type Given,
  givenBy,
  type NewRows,
  readBefore,
  statementsOn,
  write,
} from './answer-statements.ts'
import { answersOf, isOneOf, readAnswersOfCards } from './answers-of-cards.ts'
import type { Items } from './items.ts'
import { isCurrent, type LearnerRow, withNextVersion } from './learner.ts'

/** Answers stored per transaction, and stored answers read again for it; a few milliseconds of work. */
export const piece = { answers: 50, foldedAgain: 300 }

export interface Bounds {
  /** Stored answers of one learner. */
  readonly ofLearner: number
  /** Stored answers to one item, in all its cards; bounds the work of folding one card. */
  readonly ofItem: number
  /** Stored answers that may be read to fold cards again. */
  readonly foldedAgain: number
}

/** Answers of one learner that are to be stored, and what follows from them. */
export interface Plan extends NewRows {
  /** The changed cards. */
  readonly cards: readonly Card[]
  /** Answers beyond the bounds. */
  readonly refused: readonly Answer[]
  /** Stored answers that were read to fold cards again. */
  readonly foldedAgain: number
  /** Whether some cards stay provisional, to be folded again later. */
  readonly leavesProvisional: boolean
}

/** A card and the new answers to it. */
interface Change {
  readonly key: string
  readonly row: CardRow | undefined
  /** The previous card, if it has answers that count. */
  readonly card: Card | null
  readonly added: readonly Answer[]
  /** The added answers that count. */
  readonly counted: readonly Answer[]
}

/** The changes by new answers, before cards are folded. */
export interface Changes {
  readonly taken: readonly Answer[]
  readonly refused: readonly Answer[]
  readonly all: readonly Change[]
  /** Those whose cards must be folded again. */
  readonly late: readonly Change[]
  readonly storedOfItems: ReadonlyMap<string, number>
}

export function changesBy(given: Given, learner: LearnerRow, before: Before, bounds: Bounds): Changes {
  const fresh = given.counting.filter(({ id }) => !before.ids.has(id))
  const storedOfItems = countByItem(before.rows)
  const { taken, refused } = withinBounds(fresh, learner, storedOfItems, bounds)
  const restart = learner.restarted_at ?? ''
  const rows = new Map(before.rows.map((row) => [keyOf(row), row]))
  const all = [...Map.groupBy(taken, keyOf)].map(([key, added]): Change => {
    const row = rows.get(key)
    const card = row && isCurrent(row, learner) ? row : null
    return { key, row, card, added, counted: added.filter(({ at }) => at >= restart) }
  })
  return { taken, refused, all, late: all.filter(isLate), storedOfItems }
}

/** Folds the changed cards. Late answers to some of them are read again, as far as the bounds allow. */
export async function plan(
  db: Database | Transaction,
  { userId, asked, counter, uses }: Given,
  learner: LearnerRow,
  { parameters, seen }: Before,
  { taken, refused, all, late, storedOfItems }: Changes,
  bounds: Bounds,
): Promise<Plan> {
  const { chosen, work } = cheapest(late, storedOfItems, bounds.foldedAgain)
  const again = await foldAgain(db, learner, chosen, parameters)
  const hasChanged = all.some(({ counted }) => counted.length > 0)
  const changed = {
    ...(hasChanged ? withNextVersion(learner) : learner),
    answer_count: learner.answer_count + taken.length,
  }
  const cardRows = all.map((change): CardRow => {
    const { key, row, card, added, counted } = change
    const answer_count = (row?.answer_count ?? 0) + added.length
    if (row && counted.length === 0) return { ...row, answer_count }
    const exact = again.get(key)
    return {
      ...(exact ?? foldedOnto(card, counted.length > 0 ? counted : added, parameters)),
      user_id: userId,
      version: changed.version,
      provisional: !exact && card !== null && (row?.provisional === true || isLate(change)),
      answer_count,
    }
  })
  const answerRows = taken.map(({ overruled = false, zone = null, ...answer }): AnswerRow => ({
    ...answer,
    user_id: userId,
    overruled,
    zone,
    asked: asked.get(answer.id) === answer.item ? null : (asked.get(answer.id) ?? null),
  }))
  return {
    userId,
    counter,
    uses,
    seen,
    learner: changed,
    answerRows,
    cardRows,
    cards: hasChanged
      ? cardRows.filter((row) => isChanged(row, changed)).map((row) => fieldsOf(cardSchema, row))
      : [],
    refused,
    foldedAgain: work,
    leavesProvisional: cardRows.some(({ provisional }) => provisional),
  }
}

/**
 * Stores answers of one learner, whose account the transaction has locked. They do not count for the quota.
 * @param learner with changes of the transaction that are not stored yet.
 */
export async function storeAnswers(
  tx: Transaction,
  learner: LearnerRow,
  answers: readonly Answer[],
  bounds: Bounds,
  items: Pick<Items, 'leaderOf'>,
): Promise<Plan> {
  const sent = { userId: learner.user_id, answers, since: learner.version, counter: '', uses: 0 }
  const given = givenBy(sent, items)
  const statements = statementsOn(tx)
  const before = (await readBefore(statements, [given])).get(given.userId)
  if (!before) throw new Error('A learner with answers has a row')
  const planned = await plan(tx, given, learner, before, changesBy(given, learner, before, bounds), bounds)
  const stored = await write(statements, [planned], { duration: 0 })
  if (!stored.has(given.userId)) throw new Error('The account is not locked')
  return planned
}

/** Whether a card has changed in this version and has answers since the last restart. */
function isChanged(row: CardRow, learner: LearnerRow): boolean {
  return row.version === learner.version && isCurrent(row, learner)
}

/** Number of stored answers per item. */
function countByItem(rows: readonly CardRow[]): Map<string, number> {
  const stored = new Map<string, number>()
  for (const { item, answer_count } of rows) stored.set(item, (stored.get(item) ?? 0) + answer_count)
  return stored
}

function withinBounds(
  fresh: readonly Answer[],
  { answer_count }: LearnerRow,
  stored: ReadonlyMap<string, number>,
  bounds: Bounds,
) {
  const taken: Answer[] = []
  const refused: Answer[] = []
  const counts = new Map(stored)
  for (const answer of fresh) {
    const ofItem = counts.get(answer.item) ?? 0
    const hasRoom = answer_count + taken.length < bounds.ofLearner && ofItem < bounds.ofItem
    if (hasRoom) counts.set(answer.item, ofItem + 1)
    const list = hasRoom ? taken : refused
    list.push(answer)
  }
  return { taken, refused }
}

/** Whether an answer is earlier than one in the card, or replaces one, so that the card must be folded again. */
function isLate({ card, counted: [first] }: Change): boolean {
  return card !== null && first !== undefined && (first.at <= card.last || first.overruled === true)
}

/** Chooses the changes to fold again within the limit, those with the least work first. */
function cheapest(late: readonly Change[], stored: ReadonlyMap<string, number>, most: number) {
  // The index is by item, so the answers to all cards of the item are read.
  const workOf = ({ row }: Change) => stored.get(row?.item ?? '') ?? 0
  const chosen: Change[] = []
  let work = 0
  for (const change of late.toSorted((a, b) => workOf(a) - workOf(b))) {
    if (work + workOf(change) > most) break
    chosen.push(change)
    work += workOf(change)
  }
  return { chosen, work }
}

/** Folds the cards of these changes again from all their answers. @returns the cards by key. */
async function foldAgain(
  db: Database | Transaction,
  { user_id, restarted_at }: LearnerRow,
  changes: readonly Change[],
  parameters: readonly MemoryParameters[],
): Promise<ReadonlyMap<string, Card>> {
  if (changes.length === 0) return new Map()
  const rows = changes.flatMap(({ row }) => row ?? [])
  const known = await readAnswersOfCards(db).where(isOneOf(user_id, rows))
  const added = changes.flatMap(({ added }) => added)
  const all = [...known.flatMap(({ card, given }) => answersOf(card, given)), ...added]
  return foldAnswers(all, { restarted_at, parameters })
}

/** Folds answers onto a card as if they were later than all of its answers. */
function foldedOnto(
  card: Card | null,
  added: readonly Answer[],
  parameters: readonly MemoryParameters[],
): Card {
  const before = new Map(card && [[keyOf(card), card]])
  const [folded] = foldOnto(before, added, { restarted_at: null, parameters }).values()
  if (!folded) throw new Error('No card follows from these answers')
  return folded
}
