import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { History } from '@pol/contract/learning'
import type { Language } from '@pol/learning/card'
import { dayOf, nameOfDay } from '@pol/learning/day'
import { paceOf, recentAnswers } from '@pol/learning/pace'
import type { Transaction } from '../../database/database.ts'
import { answerOf } from '../../database/learning-rows.ts'
import { answers } from '../../database/schema.ts'
import type { Learner } from './learner.ts'

/**
 * The history of a learner, as `historyOf` has it of all answers that count. The database counts, since there may be a
 * hundred thousand of them; by quarters of an hour, since every day of every time zone begins with one.
 */
export async function countHistory(tx: Transaction, learner: Learner, zone: string): Promise<History> {
  return {
    days: await countDays(tx, learner, zone),
    recall: await countRecall(tx, learner, zone),
    pace: paceOf((await readRecent(tx, learner)).map(answerOf).toReversed()),
  }
}

const quarterSeconds = 15 * 60
const quarterOf = (moment: unknown) =>
  sql<number>`floor(extract(epoch from ${moment}) / ${sql.raw(String(quarterSeconds))})::integer`
const timeOf = (quarter: number) => new Date(quarter * quarterSeconds * 1000).toISOString()

/** The answers since the learner has begun anew. */
function counted({ userId, restartedAt }: Learner) {
  return and(eq(answers.userId, userId), restartedAt ? gte(answers.at, restartedAt) : undefined)
}

async function countDays(tx: Transaction, learner: Learner, zone: string): Promise<History['days']> {
  const quarter = quarterOf(answers.at)
  const rows = await tx
    .select({
      quarter,
      answers: sql<number>`count(*)::integer`,
      ms: sql`sum(${answers.ms})`.mapWith(Number),
    })
    .from(answers)
    .where(counted(learner))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
  return [...Map.groupBy(rows, (row) => nameOfDay(dayOf(timeOf(row.quarter), zone)))].map(([day, ofDay]) => ({
    day,
    answers: ofDay.reduce((sum, row) => sum + row.answers, 0),
    ms: ofDay.reduce((sum, row) => sum + row.ms, 0),
  }))
}

/**
 * An answer asks whether a card is remembered if the one before it was given on another day. The days of two answers
 * that are 36 hours apart differ in every time zone, so only nearer ones are told apart by their quarters.
 */
async function countRecall(tx: Transaction, learner: Learner, zone: string): Promise<History['recall']> {
  const given = sql`(
    select *, coalesce(lead(overruled) over card and lead(grade) over card > grade, false) as is_overruled
    from ${answers} where ${counted(learner)}
    window card as (partition by language, item, skill order by at, id)) as given`
  const pairs = sql`(
    select language, grade, at, lag(at) over (partition by language, item, skill order by at, id) as before
    from ${given} where not is_overruled) as pairs`
  const whenNear = (quarter: unknown) =>
    sql<number | null>`case when at - before < interval '36 hours' then ${quarter} end`
  const rows = await tx
    .select({
      language: sql<Language>`language`,
      isRight: sql<boolean>`grade > 1`,
      quarter: whenNear(quarterOf(sql`at`)),
      quarterBefore: whenNear(quarterOf(sql`before`)),
      count: sql<number>`count(*)::integer`,
    })
    .from(pairs)
    .where(sql`before is not null`)
    .groupBy(sql`1, 2, 3, 4`)
  const day = (quarter: number | null) => (quarter === null ? null : dayOf(timeOf(quarter), zone))
  const asked = rows.filter(
    ({ quarter, quarterBefore }) => quarter === null || day(quarter) !== day(quarterBefore),
  )
  const recallOf = (language: Language) => {
    const ofLanguage = asked.filter((row) => row.language === language)
    const sum = (some: typeof asked) => some.reduce((total, { count }) => total + count, 0)
    return { asked: sum(ofLanguage), recalled: sum(ofLanguage.filter(({ isRight }) => isRight)) }
  }
  return { fa: recallOf('fa'), de: recallOf('de') }
}

function readRecent(tx: Transaction, learner: Learner) {
  return tx
    .select()
    .from(answers)
    .where(counted(learner))
    .orderBy(desc(answers.at), desc(answers.id))
    .limit(recentAnswers)
}
