import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { keyOf } from '@pol/learning/card'
import { type Answer, type Card, card as cardSchema, type MemoryParameters } from '@pol/learning/values'
import { foldAnswers, foldOnto, orderedAnswers } from '@pol/learning/fold'
import type { Transaction } from '../../database/database.ts'
import { fieldsOf } from '../../database/learning-rows.ts'
import { selectRows } from '../../database/rows-parameter.ts'
import { answers, cards } from '../../database/schema.ts'
import { answersOf, isOneOf, readAnswersOfCards } from './answers-of-cards.ts'
import type { Items } from './items.ts'
import { isCurrent, type LearnerRow, learnerUpsert, withNextVersion } from './learner.ts'
import { parametersOf, storedParameters } from './memory-parameters.ts'

/** Answers stored per transaction, and stored answers read again for it; a few milliseconds of work. */
export const piece = { answers: 50, foldedAgain: 300 }

interface Bounds {
  /** Stored answers of one learner. */
  readonly ofLearner: number
  /** Stored answers to one item, in all its cards; bounds the work of folding one card. */
  readonly ofItem: number
  /** Stored answers that may be read to fold cards again. */
  readonly foldedAgain: number
}

interface Stored {
  /** With the next version, if cards have changed. */
  readonly learner: LearnerRow
  /** Number of answers that were not stored before. */
  readonly count: number
  /** The changed cards. */
  readonly cards: readonly Card[]
  /** Answers beyond the bounds. */
  readonly refused: readonly Answer[]
  /** Stored answers that were read to fold cards again. */
  readonly foldedAgain: number
  /** Whether some cards stay provisional, to be folded again later. */
  readonly leavesProvisional: boolean
}

type AnswerRow = typeof answers.$inferSelect
type CardRow = typeof cards.$inferSelect

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

/**
 * Stores new answers and updates the cards of the items for which they count. Usually one prepared statement reads
 * everything and another writes everything, because round trips to the database and planning are the largest costs of a
 * batch.
 */
export async function storeAnswers(
  tx: Transaction,
  learner: LearnerRow,
  given: readonly Answer[],
  bounds: Bounds,
  { leaderOf }: Pick<Items, 'leaderOf'>,
): Promise<Stored> {
  const { user_id } = learner
  const asked = new Map<string, string>()
  const counting = orderedAnswers(given).map((answer): Answer => {
    asked.set(answer.id, answer.item)
    return { ...answer, item: leaderOf(answer.language, answer.item) }
  })
  const before = await readBefore(tx, learner, counting)
  const fresh = counting.filter(({ id }) => !before.ids.has(id))
  const stored = storedOfItems(before.rows)
  const { taken, refused } = withinBounds(fresh, learner, stored, bounds)
  if (taken.length === 0)
    return { learner, count: 0, cards: [], refused, foldedAgain: 0, leavesProvisional: false }

  const restart = learner.restarted_at ?? ''
  const rows = new Map(before.rows.map((row) => [keyOf(row), row]))
  const changes = [...Map.groupBy(taken, keyOf)].map(([key, added]): Change => {
    const row = rows.get(key)
    const card = row && isCurrent(row, learner) ? row : null
    return { key, row, card, added, counted: added.filter(({ at }) => at >= restart) }
  })
  const late = changes.filter(isLate)
  const { chosen, work } = cheapest(late, stored, bounds.foldedAgain)
  const { parameters } = before
  const again = await foldAgain(tx, learner, chosen, parameters)

  const hasChanged = changes.some(({ counted }) => counted.length > 0)
  const changed = {
    ...(hasChanged ? withNextVersion(learner) : learner),
    answer_count: learner.answer_count + taken.length,
  }
  const cardRows = changes.map((change): CardRow => {
    const { key, row, card, added, counted } = change
    const answer_count = (row?.answer_count ?? 0) + added.length
    if (row && counted.length === 0) return { ...row, answer_count }
    const exact = again.get(key)
    return {
      ...(exact ?? foldedOnto(card, counted.length > 0 ? counted : added, parameters)),
      user_id,
      version: changed.version,
      provisional: !exact && card !== null && (row?.provisional === true || isLate(change)),
      answer_count,
    }
  })
  const answerRows = taken.map(({ overruled = false, zone = null, ...answer }): AnswerRow => ({
    ...answer,
    user_id,
    overruled,
    zone,
    asked: asked.get(answer.id) === answer.item ? null : (asked.get(answer.id) ?? null),
  }))
  const insert = tx.insert(answers).select(selectRows(answers, answerRows))
  await tx
    .with(
      tx.$with('added', {}).as(insert.getSQL()),
      tx.$with('changed', {}).as(learnerUpsert(tx, changed).getSQL()),
    )
    .insert(cards)
    .select(selectRows(cards, cardRows))
    .onConflictDoUpdate({ target: cardKey, set: excluded })
    .prepare('store_answers')
    .execute()
  return {
    learner: changed,
    count: taken.length,
    cards: hasChanged
      ? cardRows.filter((row) => isChanged(row, changed)).map((row) => fieldsOf(cardSchema, row))
      : [],
    refused,
    foldedAgain: work,
    leavesProvisional: cardRows.some(({ provisional }) => provisional),
  }
}

const { user_id: learnerOfCard, language, item, skill, ...figures } = getTableColumns(cards)
const cardKey = [learnerOfCard, item, language, skill]
const excluded = Object.fromEntries(
  Object.entries(figures).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
)

interface Before {
  readonly rows: readonly CardRow[]
  /** Ids of the given answers that are already stored. */
  readonly ids: ReadonlySet<string>
  /** The fitted parameters of the learner's memory. */
  readonly parameters: readonly MemoryParameters[]
}

/** Reads the cards of the answers' items, which answers are already stored, and the parameters, with one statement. */
async function readBefore(tx: Transaction, learner: LearnerRow, given: readonly Answer[]): Promise<Before> {
  const userId = learner.user_id
  const ids = given.map(({ id }) => id)
  const items = [...new Set(given.map(({ item }) => item))]
  const known = sql<string[]>`array(
    select ${answers.id} from ${answers}
    where ${answers.user_id} = ${userId} and ${answers.id} = any(${sql.param(ids)}::uuid[]))`
  // Returns one row even if there are no cards.
  const found = await tx
    .select({ card: cards, known, parameters: storedParameters(learner) })
    .from(sql`(select 1) as always`)
    .leftJoin(cards, and(eq(cards.user_id, userId), sql`${cards.item} = any(${sql.param(items)})`))
    .prepare('cards_of_items')
    .execute()
  return {
    rows: found.flatMap(({ card }) => card ?? []),
    ids: new Set(found[0]?.known),
    parameters: parametersOf(found[0]?.parameters ?? []),
  }
}

/** Whether a card has changed in this version and has answers since the last restart. */
function isChanged(row: CardRow, learner: LearnerRow): boolean {
  return row.version === learner.version && isCurrent(row, learner)
}

/** Number of stored answers per item. */
function storedOfItems(rows: readonly CardRow[]): Map<string, number> {
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
  tx: Transaction,
  { user_id, restarted_at }: LearnerRow,
  changes: readonly Change[],
  parameters: readonly MemoryParameters[],
): Promise<ReadonlyMap<string, Card>> {
  if (changes.length === 0) return new Map()
  const rows = changes.flatMap(({ row }) => row ?? [])
  const known = await readAnswersOfCards(tx).where(isOneOf(user_id, rows))
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
