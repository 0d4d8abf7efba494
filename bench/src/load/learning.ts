import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { getTableColumns, sql } from 'drizzle-orm'
import { readLearning, sendAnswers } from '@pol/contract/operations/learning'
import { embeddedFolder } from '../../../server/src/database/configured-database.ts'
import { openEmbeddedEngine } from '../../../server/src/database/embedded.ts'
import { createPool } from '../../../server/src/database/pool.ts'
import { cards } from '../../../server/src/database/schema.ts'
import { createWindow } from '../../../server/src/limits/window.ts'
import { leadingItems } from '../leading-items.ts'
import { temporaryFolder } from '../cleanup.ts'
import { rawPost, withConnections } from '../raw-connection.ts'
import type { Section } from '../report.ts'
import { type Server, withServer } from '../server.ts'
import { repeat, spread } from '../statistics.ts'
import { figure, load, type Load } from './callers.ts'
import { connections, processorSeconds, ratios } from './compare.ts'
import { createPeople, tokenOf, withDatabase, type DatabaseEnvironment } from './people.ts'
import { postgresNote, withPostgres } from './postgres.ts'

/** Total stored answers of all learners. */
const sizes = [1_000, 100_000, 1_000_000]
const embeddedSize = 10_000
/** Each answer is to another card. */
const answersPerPerson = 10
/** Enough items that a card still has few answers after the measurement. */
const askedItems = 500
const batchSize = 12
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
  columns.push(await measureSize(embeddedSize, { DATA_DIR: join(temporaryFolder(), 'data') }, taught))
  return {
    title: 'Practice',
    method:
      `\`POST ${sendAnswers.path}\` with one answer, and with ${batchSize}, by ${connections} learners at a time, each on an open connection and ` +
      'with one request at a time; and one statement that inserts the same answers and inserts or updates their cards, on as many ' +
      'connections. The product finds the session, checks the answers, counts them for the quota of the learner, stores them, folds ' +
      'their cards again and returns the changed ones. Both are loaded alternately from this process: ' +
      `${rounds} rounds of ${roundSeconds} s each, after one that does not count. A ratio is the median of the ratios of all rounds. The columns ` +
      `have this number of stored answers, ${answersPerPerson} per learner. Then \`GET ${readLearning.path}\` of one learner with ` +
      `${cardsOfOne.toLocaleString('en')} cards, ${reads} times: time to the last byte, and bytes with gzip. ${postgresNote}; the embedded ` +
      'engine flushes, and the bare statements have a copy of its own, in this process.',
    table: [
      [
        'Stored answers',
        ...sizes.map((size) => size.toLocaleString('en')),
        `${embeddedSize.toLocaleString('en')}, embedded`,
      ],
      ...Object.keys(columns[0] ?? {}).map((name) => [name, ...columns.map((column) => column[name] ?? '')]),
    ],
  }
}

type Column = Readonly<Record<string, string>>

interface NewAnswer {
  readonly id: string
  readonly language: string
  readonly item: string
  readonly skill: string
  readonly grade: number
  readonly task: string
  readonly at: string
  readonly ms: number
}

async function measureSize(
  size: number,
  environment: DatabaseEnvironment,
  items: readonly string[],
): Promise<Column> {
  const people = size / answersPerPerson
  await createPeople(environment, people)
  const ids = await createPractice(environment, items)
  const bare = await bareInserts(environment)
  // Each caller has its own people, because a learner sends one request at a time.
  const anyPersonOf = (caller: number) =>
    1 + caller + connections * Math.floor((Math.random() * (people - caller)) / connections)
  // The bare inserts use other items, so that they add no answers to the cards that the product folds.
  const newAnswers = (first: number, count: number): NewAnswer[] =>
    Array.from({ length: count }, () => ({
      id: randomUUID(),
      language: 'fa',
      item: items[first + Math.floor(Math.random() * askedItems)] ?? '',
      skill: 'recognise',
      grade: 3,
      task: 'choose',
      at: new Date().toISOString(),
      ms: 4000,
    }))
  const measure = ({ url, program: { pid = 0 } }: Server) =>
    withConnections(url, connections, async (open) => {
      const versions = new Map<number, number>()
      const send = (count: number) => async (caller: number) => {
        const person = anyPersonOf(caller)
        const since = versions.get(person) ?? 1
        const body = JSON.stringify({ answers: newAnswers(0, count), since })
        await open[caller]?.send(rawPost({ url, path: sendAnswers.path, token: tokenOf(person), body }))
        versions.set(person, since + 1)
      }
      const insert = (count: number) => (caller: number) =>
        bare.insert(ids[anyPersonOf(caller) - 1] ?? '', newAnswers(askedItems, count))
      const single = await alternate(pid, { product: send(1), bare: insert(1) })
      const batches = await alternate(pid, { product: send(batchSize), bare: insert(batchSize) })
      const path = `${url}${readLearning.path}`
      const states = await repeat(reads, () => readAll(path, people))
      return {
        ...rowsOf('single answers', 'bare inserts of one', single),
        ...rowsOf(`batches of ${batchSize}`, `bare inserts of ${batchSize}`, batches),
        'all cards of one learner': `${spread(
          states.map(({ ms }) => ms),
          'ms',
          1,
        )}, ${states[0]?.bytes.toLocaleString('en')} bytes`,
      }
    })
  try {
    return await withServer(measure, {
      ...environment,
      TRUST_PROXY: 'on',
      LIMITS: 'answers.points=100000000',
    })
  } finally {
    await bare.close()
  }
}

type Calls = Readonly<Record<'product' | 'bare', (caller: number) => Promise<void>>>

interface ServerLoad extends Load {
  /** Processor time of the server process per call. */
  readonly processorMicroseconds: number
}

interface Loads {
  readonly product: readonly ServerLoad[]
  readonly bare: readonly Load[]
}

/** @param pid of the server process. */
async function alternate(pid: number, { product, bare }: Calls): Promise<Loads> {
  const loadRound = (call: (caller: number) => Promise<void>) =>
    load(connections, call, pause(roundSeconds * 1000))
  const loadServer = async (): Promise<ServerLoad> => {
    const [from, before] = [performance.now(), processorSeconds(pid)]
    const measured = await loadRound(product)
    const calls = (measured.perSecond * (performance.now() - from)) / 1000
    return {
      ...measured,
      processorMicroseconds: ((processorSeconds(pid) - before) * 1_000_000) / calls,
    }
  }
  await loadServer()
  await loadRound(bare)
  const loads: { product: ServerLoad[]; bare: Load[] } = { product: [], bare: [] }
  for (let round = 0; round < rounds; round += 1) {
    loads.product.push(await loadServer())
    loads.bare.push(await loadRound(bare))
  }
  return loads
}

function rowsOf(ours: string, theirs: string, { product, bare }: Loads): Column {
  return {
    [`${ours} a second`]: figure(product, (one) => one.perSecond, '', 0),
    [`${theirs} a second`]: figure(bare, (one) => one.perSecond, '', 0),
    [`${ours}: ratio`]: spread(
      ratios(product, bare, (one) => one.perSecond),
      '',
      2,
    ),
    [`${ours}, median`]: figure(product, (one) => one.median, 'ms', 1),
    [`${ours}, 99th percentile`]: figure(product, (one) => one.ninetyNinth, 'ms', 1),
    [`${ours}, processor time of the server`]: spread(
      product.map((one) => one.processorMicroseconds),
      'µs',
      0,
    ),
    [`${theirs}, median`]: figure(bare, (one) => one.median, 'ms', 1),
    [`${theirs}, 99th percentile`]: figure(bare, (one) => one.ninetyNinth, 'ms', 1),
  }
}

const counter = createWindow('answers:user', { points: 0, duration: 0 })

/** One prepared statement, with the rows as JSON. */
const { user_id, item, language, skill, ...figures } = getTableColumns(cards)
const namesOf = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name)
const keyNames = namesOf([user_id, item, language, skill])
const figureNames = namesOf(Object.values(figures))
const bareInsert = `
  with added as (
    insert into answers select $1::uuid, id, language, item, skill, grade, task, at, ms, false
    from json_to_recordset($2::json)
      as a (id uuid, language text, item text, skill text, grade smallint, task text, at timestamptz, ms integer))
  insert into cards (${[...keyNames, ...figureNames].join()}) select ${[...keyNames, ...figureNames].join()}
  from json_populate_recordset(null::cards, $3::json)
  on conflict (${keyNames.join()}) do update set ${figureNames.map((name) => `${name} = excluded.${name}`).join()}`

/** A database without the product: the same one on PostgreSQL, a copy of the embedded one. */
async function bareInserts({ DATABASE_URL, DATA_DIR }: DatabaseEnvironment) {
  const rowsFor = (userId: string, answers: readonly NewAnswer[]) => {
    // A statement may update a card only once.
    const byItem = new Map(answers.map((answer) => [answer.item, answer]))
    const cardRows = [...byItem.values()].map(({ language, item, skill, at }) => ({
      user_id: userId,
      language,
      item,
      skill,
      due: at,
      stability: 2.3065,
      difficulty: 5.30157681,
      reps: 1,
      lapses: 0,
      last: at,
      first: at,
      first_right: at,
      last_right: at,
      right_twice: false,
      version: 1,
      provisional: false,
      answer_count: 1,
    }))
    return [userId, JSON.stringify(answers), JSON.stringify(cardRows)]
  }
  if (DATABASE_URL) {
    const pool = createPool(DATABASE_URL, connections)
    return {
      insert: async (userId: string, answers: readonly NewAnswer[]) =>
        void (await pool.query({ name: 'bare', text: bareInsert, values: rowsFor(userId, answers) })),
      close: () => pool.end(),
    }
  }
  const copy = join(temporaryFolder(), 'database')
  cpSync(embeddedFolder(DATA_DIR), copy, { recursive: true })
  const engine = await openEmbeddedEngine(copy, null)
  return {
    insert: async (userId: string, answers: readonly NewAnswer[]) => {
      await engine.query(bareInsert, rowsFor(userId, answers))
      // The engine works in this thread: without a turn of the event loop, the timer would never end the round.
      await nextTurn()
    },
    close: () => engine.close(),
  }
}

/** Measures until the last byte of the response, which is not decompressed. */
async function readAll(url: string, person: number): Promise<{ ms: number; bytes: number }> {
  const headers = { authorization: `Bearer ${tokenOf(person)}`, 'accept-encoding': 'gzip' }
  const begin = performance.now()
  const sent = request(url, { headers }).end()
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
    // Everybody has practised today. Without these rows, the first plans of the statements would be those for an empty table.
    const counters = elements(ids.map((id) => counter.keyOf(id)))
    await db.execute(sql`insert into limits select value, 10, now() + interval '1 day' from ${counters}`)
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
    await db.execute(sql`analyze users, learning_settings, limits, answers, cards`)
    return ids
  })
}
