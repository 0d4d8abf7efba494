import { setImmediate } from 'node:timers/promises'
import { and, desc, eq, gt, gte, lte, type SQL, sql, sum } from 'drizzle-orm'
import type { Answer, History } from '@pol/learning/values'
import type { Language } from '@pol/language/language'
import { type Day, dayOf, nameOfDay } from '@pol/learning/day'
import { orderedAnswers } from '@pol/learning/fold'
import { paceOf, recentAnswers } from '@pol/learning/pace'
import type { Database } from '../../database/database.ts'
import { answerOf } from '../../database/learning-rows.ts'
import { answers, cards } from '../../database/schema.ts'
import type { Learner } from './learner.ts'

/** So many answers are counted with one statement, unless one item has more. */
const answersAPiece = 1_000
/** So many items are looked at with one statement. */
const itemsAPiece = 250

/**
 * The history of a learner, as `historyOf` has it of all answers that count. The database counts, since there may be
 * hundreds of thousands of them: in pieces of some items, since what it says about a card needs all answers to the card,
 * and by quarters of an hour, since every day of every time zone begins with one.
 */
export async function countHistory(db: Database, learner: Learner): Promise<History> {
  const days = new Map<string, History['days'][number]>()
  const recall = { fa: { asked: 0, recalled: 0 }, de: { asked: 0, recalled: 0 } }
  let recent: Answer[] = []
  const dayOf = createDays()
  for await (const isOfThem of pieces(db, learner)) {
    const isCounted = and(isOfThem, learner.restartedAt ? gte(answers.at, learner.restartedAt) : undefined)
    for (const { day, answers, ms } of await countDays(db, isCounted, dayOf)) {
      const known = days.get(day)
      days.set(day, { day, answers: answers + (known?.answers ?? 0), ms: ms + (known?.ms ?? 0) })
    }
    await setImmediate()
    for (const { language, asked, recalled } of await countRecall(db, isCounted, dayOf)) {
      recall[language].asked += asked
      recall[language].recalled += recalled
    }
    await setImmediate()
    recent = orderedAnswers([...recent, ...(await readRecent(db, isCounted, recent))]).slice(-recentAnswers)
    await setImmediate()
  }
  return {
    days: [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    recall,
    pace: paceOf(recent),
  }
}

/** Conditions for the answers of a learner in pieces, those to one item together. */
async function* pieces(db: Database, { userId, answerCount }: Learner): AsyncGenerator<SQL | undefined> {
  const isOwn = eq(answers.userId, userId)
  if (answerCount <= answersAPiece) {
    yield isOwn
    return
  }
  let from = ''
  for (let after = ''; ;) {
    const items = await db
      .select({ item: cards.item, count: sum(cards.answerCount).mapWith(Number) })
      .from(cards)
      .where(and(eq(cards.userId, userId), gt(cards.item, after)))
      .groupBy(cards.item)
      .orderBy(cards.item)
      .limit(itemsAPiece)
    let count = 0
    for (const one of items) {
      if (count > 0 && count + one.count > answersAPiece) {
        yield and(isOwn, gt(answers.item, from), lte(answers.item, after))
        from = after
        count = 0
      }
      count += one.count
      after = one.item
    }
    yield and(isOwn, gt(answers.item, from), lte(answers.item, after))
    from = after
    if (items.length < itemsAPiece) return
  }
}

const quarterSeconds = 15 * 60
const quarterOf = (moment: unknown) =>
  sql`floor(date_part('epoch', ${moment}) / ${sql.raw(String(quarterSeconds))})::integer`

/** Which day of a time zone a quarter of an hour is in; UTC where the zone is not known. */
function createDays() {
  const days = new Map<string, Day>()
  return (quarter: number, zone: string | null): Day => {
    const key = `${quarter} ${zone}`
    const known = days.get(key)
    if (known !== undefined) return known
    const day = dayOf(new Date(quarter * quarterSeconds * 1000).toISOString(), zone ?? 'UTC')
    days.set(key, day)
    return day
  }
}
type DayOf = ReturnType<typeof createDays>

/** Reads rows as one value of JSON: to read so many rows takes several times as long. */
async function readJson<Row>(db: Database, rows: SQL): Promise<readonly Row[]> {
  const [found] = await db
    .select({ rows: sql<readonly Row[]>`array_to_json(array(${rows}))` })
    .from(sql`(select 1) as always`)
  return found?.rows ?? []
}

async function countDays(db: Database, isCounted: SQL | undefined, dayOf: DayOf): Promise<History['days']> {
  const rows = await readJson<[quarter: number, zone: string | null, answers: number, ms: number]>(
    db,
    sql`select json_build_array(quarter, zone, count(*), sum(ms)) from (
      select ${quarterOf(answers.at)} as quarter, ${answers.zone} as zone, ${answers.ms} as ms
      from ${answers} where ${isCounted}
    ) as given group by quarter, zone`,
  )
  return rows.map(([quarter, zone, answers, ms]) => ({ day: nameOfDay(dayOf(quarter, zone)), answers, ms }))
}

interface Recall {
  readonly language: Language
  readonly asked: number
  readonly recalled: number
}

/**
 * An answer asks whether a card is remembered if the one before it was given on another day. The days of two answers
 * that are three days apart differ in whichever time zones they were given, so only nearer ones are told apart by their
 * quarters.
 */
async function countRecall(db: Database, isCounted: SQL | undefined, dayOf: DayOf): Promise<Recall[]> {
  const { id, language, item, skill, grade, at, zone } = answers
  const given = sql`(
    select ${id}, ${language}, ${item}, ${skill}, ${grade}, ${at}, ${zone},
      coalesce(lead(overruled) over card and lead(grade) over card > grade, false) as is_overruled
    from ${answers} where ${isCounted}
    window card as (partition by language, item, skill order by at, id)) as given`
  const pairs = sql`(
    select language, grade > 1 as is_right, at, zone, lag(at) over card as before, lag(zone) over card as zone_before
    from ${given} where not is_overruled
    window card as (partition by language, item, skill order by at, id)) as pairs`
  const whenNear = (value: unknown) => sql`case when at - before < interval '3 days' then ${value} end`
  const rows = await readJson<
    [
      language: Language,
      isRight: boolean,
      quarter: number | null,
      zone: string | null,
      quarterBefore: number | null,
      zoneBefore: string | null,
      count: number,
    ]
  >(
    db,
    sql`select json_build_array(language, is_right, quarter, zone, quarter_before, zone_before, count(*)) from (
      select language, is_right, ${whenNear(quarterOf(sql`at`))} as quarter, ${whenNear(sql`zone`)} as zone,
        ${whenNear(quarterOf(sql`before`))} as quarter_before, ${whenNear(sql`zone_before`)} as zone_before
      from ${pairs} where before is not null
    ) as asked group by language, is_right, quarter, zone, quarter_before, zone_before`,
  )
  return rows
    .filter(
      ([, , quarter, zone, quarterBefore, zoneBefore]) =>
        quarter === null ||
        quarterBefore === null ||
        dayOf(quarter, zone) !== dayOf(quarterBefore, zoneBefore),
    )
    .map(([language, isRight, , , , , count]) => ({ language, asked: count, recalled: isRight ? count : 0 }))
}

/** The newest of these answers, as far as they are among the newest with those that are known. */
async function readRecent(
  db: Database,
  isCounted: SQL | undefined,
  known: readonly Answer[],
): Promise<Answer[]> {
  const [oldest] = known
  const isRecent = oldest && known.length === recentAnswers ? gte(answers.at, new Date(oldest.at)) : undefined
  const rows = await db
    .select()
    .from(answers)
    .where(and(isCounted, isRecent))
    .orderBy(desc(answers.at), desc(answers.id))
    .limit(recentAnswers)
  return rows.map(answerOf)
}
