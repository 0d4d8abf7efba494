import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Answer } from '@pol/learning/values'
import { foldAnswers } from '@pol/learning/fold'
import { randomOf } from '@pol/learning/random'
import type { Database } from '../../../server/src/database/database.ts'
import { migrate } from '../../../server/src/database/migrate.ts'
import { withConnection } from '../../../server/src/database/open.ts'
import { createItems } from '../../../server/src/features/learning/items.ts'
import { loadItems, migrations } from '../../../server/src/files.ts'
import { insertPeople, numberOf } from './people.ts'

export const cardsPerLearner = 200
export const answersPerLearner = 1_000
export const batchSize = 12
/** A learner sends one batch of answers a day. Each day is one version. */
export const days = Math.ceil(answersPerLearner / batchSize)
/** Number of distinct learners; the others are copies. */
const patterns = 10
const dayMs = 86_400_000

/** Right answers to consecutive cards, given just now. */
export function newAnswers(items: readonly string[], count: number): Answer[] {
  const first = Math.floor(Math.random() * (items.length - count))
  const begin = Date.now() - count
  return items.slice(first, first + count).map((item, place) => ({
    id: randomUUID(),
    language: 'fa',
    item,
    skill: 'recognise',
    grade: 3,
    task: 'choose',
    at: new Date(begin + place).toISOString(),
    ms: 4_000,
  }))
}

/** Fills an empty database. @param items the items of every learner's cards. */
export async function createLearners(url: string, learners: number, items: readonly string[]): Promise<void> {
  await withConnection(url, async (db) => {
    await migrate(db, migrations)
    await createAccounts(db, 1, learners)
    await practise(db, items)
    await db.execute(sql`vacuum (analyze)`)
  })
}

/** Adds accounts without practice. */
export async function addAccounts(url: string, first: number, last: number): Promise<void> {
  await withConnection(url, async (db) => {
    await createAccounts(db, first, last)
    await db.execute(sql`vacuum (analyze)`)
  })
}

/** Creates people with a session and a known sign-in on one device in one network; one in ten practised today. */
async function createAccounts(db: Database, first: number, last: number): Promise<void> {
  await insertPeople(db, first, last)
  const those = `users where ${numberOf} between ${first} and ${last}`
  await db.execute(`insert into known_sign_ins (user_id, kind, hash, last_at)
    select id, kind, sha256((kind || id)::bytea), now() - random() * interval '80 days'
    from ${those.replace('users', "users cross join (values ('device'), ('network')) as kinds (kind)")}`)
  await db.execute(`insert into limits (key, points, expire)
    select 'answers:user:' || translate(rtrim(encode(sha256(id::text::bytea), 'base64'), '='), '+/', '-_'), ${batchSize},
      now() + interval '12 hours'
    from ${those} and ${numberOf} % 10 = 0`)
}

/**
 * Creates answers and the folded cards of every account. Rows are ordered by day, as if many learners practised every
 * day: the rows of one learner are spread over the whole table.
 */
async function practise(db: Database, items: readonly string[]): Promise<void> {
  await db.execute(`create temporary table learners as
    select id, ${numberOf} % ${patterns} as pattern from users order by ${numberOf}`)
  await db.execute(
    `insert into learning_settings (user_id, learns, version, answer_count, grouping, grouped_version)
      select id, 'fa', ${days}, ${answersPerLearner}, '${createItems(await loadItems()).grouping}', ${days} from learners`,
  )
  const plans = Array.from({ length: patterns }, (_, pattern) => planOf(pattern, items))
  for (const { table, fields, columns, rowsOf } of practised) {
    await db.execute(`create temporary table planned_${table} (pattern integer, day integer, ${fields})`)
    const planned = sql.raw(`planned_${table}`)
    await db.execute(sql`insert into ${planned}
      select * from json_populate_recordset(null::${planned}, ${JSON.stringify(plans.flatMap(rowsOf))}::text::json)`)
    await db.execute(sql`analyze learners, ${planned}`)
    await withoutIndexes(db, table, async () => {
      for (let day = 1; day <= days; day += 1) {
        await db.execute(`insert into ${table} select ${columns}
          from learners join planned_${table} planned on planned.pattern = learners.pattern and day = ${day}`)
      }
    })
  }
}

interface Planned {
  readonly table: string
  /** Columns that differ between learners and days. */
  readonly fields: string
  /** All columns of a row, in order. */
  readonly columns: string
  readonly rowsOf: (plan: Plan) => readonly object[]
}

const practised: readonly Planned[] = [
  {
    table: 'answers',
    fields: 'item text, grade smallint, at timestamptz, ms integer',
    columns: `learners.id, gen_random_uuid(), 'fa', item, 'recognise', grade, 'choose', at, ms, false`,
    rowsOf: ({ answers }) => answers,
  },
  {
    table: 'cards',
    fields: `item text, due timestamptz, stability double precision, difficulty double precision, reps integer,
      lapses integer, last timestamptz, first timestamptz, first_right timestamptz, last_right timestamptz, right_twice boolean`,
    columns: `learners.id, 'fa', item, 'recognise', due, stability, difficulty, reps, lapses, last, first, first_right,
      last_right, right_twice, day`,
    rowsOf: ({ cards }) => cards,
  },
]

type Plan = ReturnType<typeof planOf>

/** Asks all cards equally often; nine of ten answers are right. */
function planOf(pattern: number, items: readonly string[]) {
  const random = randomOf(`learner ${pattern}`)
  const begin = Date.now() - days * dayMs
  const dayOf = (place: number) => 1 + Math.floor(place / batchSize)
  const answers = Array.from(
    { length: answersPerLearner },
    (_, place): Answer & { readonly place: number } => ({
      place,
      id: randomUUID(),
      language: 'fa',
      item: items[place % items.length] ?? '',
      skill: 'recognise',
      grade: random() < 0.9 ? 3 : 1,
      task: 'choose',
      at: new Date(begin + (dayOf(place) - 1) * dayMs + (place % batchSize) * 10_000).toISOString(),
      ms: 2_000 + Math.floor(random() * 8_000),
    }),
  )
  const dayOfItem = new Map(answers.map(({ item, place }) => [item, dayOf(place)]))
  return {
    answers: answers.map((answer) => ({ ...answer, pattern, day: dayOf(answer.place) })),
    cards: [...foldAnswers(answers).values()].map((card) => ({
      ...card,
      pattern,
      day: dayOfItem.get(card.item),
    })),
  }
}

/** Fills a table without indexes and constraints and recreates them afterwards, which takes a fraction of the time. */
async function withoutIndexes(db: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const { rows } = (await db.execute(sql`
    select format('alter table %I drop constraint %I', ${table}::text, conname) as drop,
      format('alter table %I add constraint %I %s', ${table}::text, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where conrelid = ${table}::regclass and contype in ('p', 'f')
    union all
    select format('drop index %I', relname), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on oid = indexrelid
    where indrelid = ${table}::regclass and not indisprimary`)) as { rows: { drop: string; make: string }[] }
  for (const { drop } of rows) await db.execute(drop)
  await fill()
  for (const { make } of rows) await db.execute(make)
}
