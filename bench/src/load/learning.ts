import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readLearning, sendAnswers } from '@pol/contract/operations/learning'
import { createPool } from '../../../server/src/database/pool.ts'
import { leadingItems } from '../leading-items.ts'
import { temporaryFolder } from '../cleanup.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { repeat, spread } from '../statistics.ts'
import { figure, load, type Load } from './callers.ts'
import { createPeople, tokenOf, withDatabase, type DatabaseEnvironment } from './people.ts'
import { postgresNote, withPostgres } from './postgres.ts'

/** Total stored answers of all learners. */
const sizes = [1_000, 100_000, 1_000_000]
/** Each answer is to another card. */
const answersPerPerson = 10
/** Enough items that a card still has few answers after the measurement. */
const askedItems = 500
const batchSize = 12
const learnersAtOnce = 8
const rounds = 5
const roundSeconds = 3
const cardsOfOne = 5_000
const reads = 20
/** Number of people whose rows one statement creates. */
const peopleAtOnce = 2_000

export async function measureLearning(): Promise<Section> {
  const taught = await leadingItems(Infinity)
  const columns = await withPostgres(async (newDatabase) => {
    const measured: Column[] = []
    for (const size of sizes) {
      const environment = { DATA_DIR: join(temporaryFolder(), 'data'), DATABASE_URL: await newDatabase() }
      measured.push(await measureSize(size, environment, taught))
    }
    return measured
  })
  return {
    title: 'Practice',
    method:
      `\`POST ${sendAnswers.path}\` with ${batchSize} answers, by ${learnersAtOnce} learners at a time, each with one batch at a time; and one ` +
      'statement that inserts the same rows into the same table, through a pool of as many connections. The product checks the answers, ' +
      'stores them, folds their cards again and returns the changed ones. Both are loaded alternately from this process: ' +
      `${rounds} rounds of ${roundSeconds} s each, after one that does not count. The columns have this number of stored answers, ` +
      `${answersPerPerson} per learner. Then \`GET ${readLearning.path}\` of one learner with ${cardsOfOne.toLocaleString('en')} cards, ` +
      `${reads} times: time to the last byte, and bytes with gzip. ${postgresNote}.`,
    table: [
      ['Stored answers', ...sizes.map((size) => size.toLocaleString('en'))],
      ...Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => column[name] ?? '')]),
    ],
  }
}

type Column = Readonly<Record<string, string>>

async function measureSize(
  size: number,
  environment: DatabaseEnvironment & { readonly DATABASE_URL: string },
  items: readonly string[],
): Promise<Column> {
  const people = size / answersPerPerson
  await createPeople(environment, people)
  const ids = await createPractice(environment, items)
  const pool = createPool(environment.DATABASE_URL, learnersAtOnce)
  // Each caller has its own people, because a learner sends one batch at a time.
  const anyPersonOf = (caller: number) =>
    1 + caller + learnersAtOnce * Math.floor((Math.random() * (people - caller)) / learnersAtOnce)
  // The bare inserts use other items, so that they add no answers to the cards that the product folds.
  const newBatch = (first: number) =>
    Array.from({ length: batchSize }, () => ({
      id: randomUUID(),
      language: 'fa',
      item: items[first + Math.floor(Math.random() * askedItems)],
      skill: 'recognise',
      grade: 3,
      task: 'choose',
      at: new Date().toISOString(),
      ms: 4000,
    }))
  const insert = `
    insert into answers select $1::uuid, id, language, item, skill, grade, task, at, ms, false
    from json_to_recordset($2::json)
      as a (id uuid, language text, item text, skill text, grade smallint, task text, at timestamptz, ms integer)`
  try {
    return await withServer(
      async ({ url }) => {
        const versions = new Map<number, number>()
        const sendBatch = async (caller: number) => {
          const person = anyPersonOf(caller)
          const since = versions.get(person) ?? 1
          const body = JSON.stringify({ answers: newBatch(0), since })
          await send(`${url}${sendAnswers.path}`, { method: 'POST', person, body })
          versions.set(person, since + 1)
        }
        const insertRows = async (caller: number) => {
          await pool.query(insert, [ids[anyPersonOf(caller) - 1], JSON.stringify(newBatch(askedItems))])
        }
        const loadRound = (call: (caller: number) => Promise<void>) =>
          load(learnersAtOnce, call, pause(roundSeconds * 1000))
        await loadRound(sendBatch)
        await loadRound(insertRows)
        const [product, bare]: [Load[], Load[]] = [[], []]
        for (let round = 0; round < rounds; round += 1) {
          product.push(await loadRound(sendBatch))
          bare.push(await loadRound(insertRows))
        }
        const path = `${url}${readLearning.path}`
        const states = await repeat(reads, () => send(path, { method: 'GET', person: people }))
        return {
          'batches a second': figure(product, ({ perSecond }) => perSecond, '', 0),
          'batches, median': figure(product, (one) => one.median, 'ms', 1),
          'batches, 99th percentile': figure(product, (one) => one.ninetyNinth, 'ms', 1),
          'bare inserts a second': figure(bare, ({ perSecond }) => perSecond, '', 0),
          'bare inserts, median': figure(bare, (one) => one.median, 'ms', 1),
          'bare inserts, 99th percentile': figure(bare, (one) => one.ninetyNinth, 'ms', 1),
          'all cards of one learner': `${spread(
            states.map(({ ms }) => ms),
            'ms',
            1,
          )}, ${states[0]?.bytes.toLocaleString('en')} bytes`,
        }
      },
      { ...environment, TRUST_PROXY: 'on', LIMITS: 'answers.points=100000000' },
    )
  } finally {
    await pool.end()
  }
}

interface Sent {
  readonly method: 'GET' | 'POST'
  readonly person: number
  readonly body?: string
}

/** Measures until the last byte of the response, which is not decompressed. */
async function send(url: string, { method, person, body }: Sent): Promise<{ ms: number; bytes: number }> {
  const headers = {
    authorization: `Bearer ${tokenOf(person)}`,
    'accept-encoding': 'gzip',
    ...(body && { 'content-type': 'application/json' }),
  }
  const begin = performance.now()
  const sent = request(url, { method, headers }).end(body)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  let bytes = 0
  for await (const chunk of answer) bytes += (chunk as Buffer).length
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}.`)
  return { ms: performance.now() - begin, bytes }
}

/** Creates answers and cards of all people, and many cards for the last one. @returns the ids of the people. */
async function createPractice(
  environment: DatabaseEnvironment,
  items: readonly string[],
): Promise<readonly string[]> {
  // Values vary between cards like real ones, because equal values would compress better.
  const past = (days: number) =>
    sql`date_trunc('milliseconds', now() - random() * ${days} * interval '1 day')`
  const figures = sql`${past(-30)}, random() * 100, 1 + random() * 9, 1 + (random() * 20)::int,
    (random() * 3)::int, ${past(30)}, null, null, null, true, 1`
  const cards = sql`insert into cards (user_id, language, item, skill, due, stability, difficulty, reps, lapses,
    last, first, first_right, last_right, right_twice, version)`
  const elements = (values: readonly string[]) =>
    sql`json_array_elements_text(${JSON.stringify(values)}::json)`
  return withDatabase(environment, async (db) => {
    await db.execute(
      sql`insert into learning_settings (user_id, learns, version) select id, 'fa', 1 from users`,
    )
    const rows = await db
      .select({ id: sql<string>`id` })
      .from(sql`users`)
      .orderBy(sql`substring(email from '[0-9]+')::int`)
    const ids = rows.map(({ id }) => id)
    // In pages: one statement for all rows would exceed the query timeout.
    for (let first = 0; first < ids.length; first += peopleAtOnce) {
      const pairs = sql`${elements(ids.slice(first, first + peopleAtOnce))} as u (id),
        ${elements(items.slice(0, answersPerPerson))} as i (item)`
      await db.execute(sql`insert into answers
        select u.id::uuid, gen_random_uuid(), 'fa', i.item, 'recognise', 3, 'choose', now() - interval '1 day', 4000, false
        from ${pairs}`)
      await db.execute(sql`${cards} select u.id::uuid, 'fa', i.item, 'recognise', ${figures} from ${pairs}`)
    }
    await db.execute(sql`${cards} select ${ids.at(-1)}::uuid, 'fa', i.item, 'recognise', ${figures}
      from ${elements(items.slice(0, cardsOfOne))} as i (item) on conflict do nothing`)
    await db.execute(sql`analyze`)
    return ids
  })
}
