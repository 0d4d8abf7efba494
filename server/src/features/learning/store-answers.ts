import { setImmediate } from 'node:timers/promises'
import { and, eq, getTableColumns, gte, or, sql } from 'drizzle-orm'
import { type Answer, type Card, type Cards, keyOf } from '@pol/learning/card'
import { foldAnswers, foldOnto, orderedAnswers } from '@pol/learning/fold'
import type { Transaction } from '../../database/database.ts'
import { answerOf, cardColumns, cardOf } from '../../database/learning-rows.ts'
import { selectRows } from '../../database/rows-parameter.ts'
import { answers, cards } from '../../database/schema.ts'
import { type Learner, learnerUpsert, withNextVersion } from './learner.ts'

/** A card with more answers takes only later ones: what comes in between would make it expensive to fold all again. */
export const foldedAgainMaximum = 400

interface Stored {
  /** With the next version, if cards have changed. */
  readonly learner: Learner
  /** How many answers were not there before. */
  readonly count: number
  /** The cards that have changed. */
  readonly cards: readonly Card[]
  /** Answers in between, to cards that have too many. */
  readonly refused: readonly Answer[]
}

type AnswerRow = typeof answers.$inferSelect

/**
 * Stores answers that are not there yet, and brings the cards up to date that they are about. Mostly reads everything
 * with one statement and writes everything with another, both prepared: round trips to the database and planning are
 * the largest costs of a batch.
 */
export async function storeAnswers(
  tx: Transaction,
  learner: Learner,
  given: readonly Answer[],
): Promise<Stored> {
  if (given.length === 0) return { learner, count: 0, cards: [], refused: [] }
  const { userId, restartedAt } = learner
  const before = await readBefore(tx, userId, given)
  const rowOf = ({ at, overruled, ...answer }: Answer): AnswerRow => ({
    ...answer,
    userId,
    at: new Date(at),
    overruled: overruled ?? false,
  })
  // Through the row and back, so that all times are written in the same way.
  const fresh = orderedAnswers(given.map((answer) => answerOf(rowOf(answer)))).filter(
    ({ id }) => !before.ids.has(id),
  )
  const taken = [...Map.groupBy(fresh, keyOf)].flatMap(([key, ofCard]) =>
    foldable(ofCard, before.cards.get(key)),
  )
  const takenIds = new Set(taken.map(({ id }) => id))
  const refused = fresh.filter(({ id }) => !takenIds.has(id))
  if (taken.length === 0) return { learner, count: 0, cards: [], refused }

  const insert = tx.insert(answers).select(selectRows(answers, taken.map(rowOf)))
  const restart = restartedAt?.toISOString() ?? ''
  const counted = taken.filter(({ at }) => at >= restart)
  if (counted.length === 0) {
    await insert
    return { learner, count: taken.length, cards: [], refused }
  }
  const changed = withNextVersion(learner)
  const folded = await cardsAfter(tx, learner, before.cards, counted)
  const cardRows = folded.map((card) => ({
    ...cardColumns(card),
    userId,
    version: changed.version,
    provisional: false,
    answerCount: card.reps,
  }))
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
  return { learner: changed, count: taken.length, cards: folded, refused }
}

const { userId: learnerOfCard, language, item, skill, ...figures } = getTableColumns(cards)
const cardKey = [learnerOfCard, item, language, skill]
const excluded = Object.fromEntries(
  Object.entries(figures).map(([field, { name }]) => [field, sql`excluded.${sql.identifier(name)}`]),
)

interface Before {
  readonly cards: Cards
  /** Of the given answers, those that are stored already. */
  readonly ids: ReadonlySet<string>
}

/** Reads the cards of the items of these answers, and which of the answers are known, with one statement. */
async function readBefore(tx: Transaction, userId: string, given: readonly Answer[]): Promise<Before> {
  const ids = given.map(({ id }) => id)
  const items = [...new Set(given.map(({ item }) => item))]
  const known = sql<string[]>`array(
    select ${answers.id} from ${answers}
    where ${answers.userId} = ${userId} and ${answers.id} = any(${sql.param(ids)}::uuid[]))`
  // One row even without cards.
  const found = await tx
    .select({ card: cards, known })
    .from(sql`(select 1) as always`)
    .leftJoin(cards, and(eq(cards.userId, userId), sql`${cards.item} = any(${sql.param(items)})`))
    .prepare('cards_of_items')
    .execute()
  const rows = found.flatMap(({ card }) => card ?? [])
  return {
    cards: new Map(rows.map((row) => [keyOf(row), cardOf(row)])),
    ids: new Set(found[0]?.known),
  }
}

/** Those answers to a card that can be folded with little work. @param ofCard in the order of time. */
function foldable(ofCard: readonly Answer[], card: Card | undefined): readonly Answer[] {
  if (!card || card.reps < foldedAgainMaximum) return ofCard
  const later = ofCard.filter(({ at }) => at > card.last)
  const first = later.findIndex(({ overruled }) => !overruled)
  return first < 0 ? [] : later.slice(first)
}

/** The cards as the fold of all their answers. @param added answers that the cards do not contain yet. */
async function cardsAfter(
  tx: Transaction,
  { userId, restartedAt }: Learner,
  before: Cards,
  added: readonly Answer[],
): Promise<Card[]> {
  const byCard = [...Map.groupBy(added, keyOf)]
  const { later = [], between = [] } = Object.groupBy(byCard, ([key, ofCard]) =>
    areLater(ofCard, before.get(key)) ? 'later' : 'between',
  )
  const changed = later.flatMap(([key, ofCard]) => {
    const card = before.get(key)
    return [...foldOnto(new Map(card && [[key, card]]), ofCard).values()]
  })
  if (between.length === 0) return changed
  // Only these cards, since another card of the same item may have very many answers.
  const isOfThem = or(
    ...between.flatMap(([, [name]]) =>
      name
        ? [
            and(
              eq(answers.item, name.item),
              eq(answers.language, name.language),
              eq(answers.skill, name.skill),
            ),
          ]
        : [],
    ),
  )
  const isCounted = restartedAt ? gte(answers.at, restartedAt) : undefined
  const rows = await tx
    .select()
    .from(answers)
    .where(and(eq(answers.userId, userId), isOfThem, isCounted))
  const stored = Map.groupBy(rows.map(answerOf), keyOf)
  for (const [key, ofCard] of between) {
    changed.push(...foldAnswers([...(stored.get(key) ?? []), ...ofCard]).values())
    // Other requests come in between.
    await setImmediate()
  }
  return changed
}

/** Whether answers follow all that the card contains and replace none of them, so that they can be folded onto it. */
function areLater([first]: readonly Answer[], card: Card | undefined): boolean {
  return card === undefined || (first !== undefined && first.at > card.last && !first.overruled)
}
