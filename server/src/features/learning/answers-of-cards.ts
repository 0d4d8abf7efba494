import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Answer, CardId, Grade, TaskKind } from '@pol/learning/values'
import type { Database, Transaction } from '../../database/database.ts'
import { momentOf } from '../../database/rows-as-json.ts'
import { answers, cards } from '../../database/schema.ts'

type Given = readonly (readonly [
  id: string,
  grade: Grade,
  task: TaskKind,
  atMs: number,
  ms: number,
  overruled: boolean,
  zone: string | null,
])[]

export const isAnswerToCard = and(
  eq(answers.user_id, cards.user_id),
  eq(answers.item, cards.item),
  eq(answers.language, cards.language),
  eq(answers.skill, cards.skill),
)

/** Selects cards of a learner by their keys. */
export function isOneOf(userId: string, ofCards: readonly CardId[]): SQL | undefined {
  const keys = ofCards.map(({ item, language, skill }) => sql`(${item}, ${language}, ${skill})`)
  return and(
    eq(cards.user_id, userId),
    inArray(sql`(${cards.item}, ${cards.language}, ${cards.skill})`, keys),
  )
}

/**
 * A query for cards with all stored answers to them. The answers of a card are a single JSON value, because reading
 * them as rows would take several times as long.
 */
export function readAnswersOfCards(db: Database | Transaction) {
  const { id, grade, task, at, ms, overruled, zone } = answers
  const given = sql<Given>`array_to_json(array(
    select json_build_array(
      ${id}, ${grade}, ${task}, date_part('epoch', ${at}) * 1000, ${ms}, ${overruled}, ${zone})
    from ${answers} where ${isAnswerToCard}))`
  return db.select({ card: cards, given }).from(cards).$dynamic()
}

export function answersOf({ language, item, skill }: CardId, given: Given): Answer[] {
  return given.map(([id, grade, task, atMs, ms, overruled, zone]) => ({
    id,
    language,
    item,
    skill,
    grade,
    task,
    at: momentOf(atMs),
    ms,
    ...(overruled && { overruled }),
    ...(zone !== null && { zone }),
  }))
}
