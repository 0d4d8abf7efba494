import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { deleteUser, listProfiles } from '@pol/contract/operations/administration'
import { readHistory, readLearning, sendAnswers } from '@pol/contract/operations/learning'
import type { InputOf, Operation } from '@pol/contract/operation'
import { exportUser } from '@pol/contract/operations/personal-data'
import { backUp } from '../../../server/src/commands/backup.ts'
import { openServerDatabase, withConnection } from '../../../server/src/database/open.ts'
import { users } from '../../../server/src/database/schema.ts'
import { migrations, template } from '../../../server/src/files.ts'
import { leadingItems } from '../leading-items.ts'
import { createMailFiles } from '../../../server/src/mail/mail-files.ts'
import { createErasureFile } from '../../../server/src/retention/erasure-file.ts'
import { eraseClosedAccounts } from '../../../server/src/accounts/erasure/erase-account.ts'
import { createSweep } from '../../../server/src/retention/sweep.ts'
import { temporaryFolder } from '../cleanup.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { repeat, spread } from '../statistics.ts'
import { figure, load, type Load } from './callers.ts'
import { watchLocks } from './locks.ts'
import { emailOf, password, tokenOf } from './people.ts'
import { dropDatabase, postgresNote, withPostgres } from './postgres.ts'
import {
  addAccounts,
  answersPerLearner,
  batchSize,
  cardsPerLearner,
  createLearners,
  days,
  newAnswers,
} from './practised-learners.ts'
import { send } from './send.ts'

const sizes = [1_000, 10_000, 100_000]
/** The last database is measured again with this number of accounts; the additional ones have no practice. */
const accountsAtLast = 1_000_000
/** Archiving more would take too long. */
const archivedLearners = 10_000
const learnersAtOnce = 8
const learnersMeanwhile = 2
const rounds = 5
const roundSeconds = 4
const calls = 30
const lists = 5
const sweeps = 5
/** One in this number of accounts has an expired session and an expired known device, which the sweep deletes. */
const accountsPerExpired = 100
/** Typical settings for the memory of this machine; PostgreSQL's defaults are for small machines. */
const settings = ['shared_buffers=4GB', 'maintenance_work_mem=1GB', 'max_wal_size=8GB']

interface Subject {
  readonly url: string
  readonly accounts: number
  readonly learners: number
  /** Learners who were erased or signed in again, so that their tokens are invalid. */
  readonly gone: Set<number>
}

type Column = Readonly<Record<string, string>>

export async function measureLearners(): Promise<Section> {
  const items = await leadingItems(cardsPerLearner)
  const columns: { readonly heading: string; readonly figures: Column }[] = []
  const add = async (subject: Subject, loading: Column) => {
    const { accounts, learners } = subject
    const rest =
      accounts > learners ? `${shown(accounts)} accounts, ${shown(learners)} of them learners` : null
    columns.push({
      heading: rest ?? shown(learners),
      figures: { ...loading, ...(await measure(subject, items)) },
    })
  }
  await withPostgres(async (newDatabase) => {
    for (const learners of sizes) {
      const url = await newDatabase()
      const begin = performance.now()
      await createLearners(url, learners, items)
      const loading = { 'loading the rows': `${((performance.now() - begin) / 1000).toFixed(0)} s` }
      const subject = { url, learners, accounts: learners, gone: new Set<number>() }
      await add(subject, loading)
      if (learners === sizes.at(-1)) {
        await addAccounts(url, learners + 1, accountsAtLast)
        await add({ ...subject, accounts: accountsAtLast }, {})
      }
      await dropDatabase(url)
    }
  }, settings)
  return {
    title: "Learners' rows",
    method:
      `Databases with this number of learners, each with ${cardsPerLearner} cards and ${shown(answersPerLearner)} answers. The database server writes the ` +
      'rows itself; the cards are the fold of the answers. The rows of one day stand together, so those of one learner are spread over the whole ' +
      'table. Indexes are made afterwards, so they are denser than after years of single insertions. Each figure is of random learners: ' +
      `\`POST ${sendAnswers.path}\` with ${batchSize} answers, and with one, by ${learnersAtOnce} at a time, ${rounds} rounds of ${roundSeconds} s after one that does not count; the ` +
      `other calls one after the other, ${calls} of each and ${lists} of each page of a list. The sweep is that of the server, in the process of the benchmark, ${sweeps} times with ` +
      `nothing to delete, and once with one session and one known device expired of every ${accountsPerExpired} accounts. During erasures and this sweep ${learnersMeanwhile} learners ` +
      'at a time send batches. A lock is held until the end of its transaction, so the longest transaction that has written is the longest ' +
      `lock; a second connection looks every few milliseconds. ${postgresNote}; \`${settings.join('`, `')}\`.`,
    table: [
      ['Learners', ...columns.map(({ heading }) => heading)],
      ...[...new Set(columns.flatMap(({ figures }) => Object.keys(figures)))].map((name) => [
        name,
        ...columns.map(({ figures }) => figures[name] ?? ''),
      ]),
    ],
  }
}

const shown = (number: number) => number.toLocaleString('en')
const ms = (times: readonly number[]) => spread(times, 'ms', 1)

async function measure(subject: Subject, items: readonly string[]): Promise<Column> {
  const environment = { DATA_DIR: join(temporaryFolder(), 'data'), DATABASE_URL: subject.url }
  const sizeFigures = await measureSize(subject)
  const called = await withServer(
    async ({ url, signIn: signInAdministrator }) =>
      measureCalls(subject, items, url, (await signInAdministrator()).token),
    { ...environment, TRUST_PROXY: 'on', LIMITS: 'answers.points=100000000' },
  )
  return { ...sizeFigures, ...called, ...(await measureBackup(subject)) }
}

/** Must be the first measurement, because updates leave dead rows. */
async function measureSize({ url, accounts, learners }: Subject): Promise<Column> {
  const rows = await withConnection(url, (db) =>
    db
      .select({
        name: sql<string>`relname`,
        table: sql<number>`pg_table_size(oid)::float8`,
        indexes: sql<number>`pg_indexes_size(oid)::float8`,
      })
      .from(sql`pg_class`)
      .where(sql`relnamespace = 'public'::regnamespace and relkind = 'r'`),
  )
  const kibibytes = (bytes: number, among: number) => (bytes / among / 1024).toFixed(1)
  const practice = ['answers', 'cards', 'learning_settings']
  const each = practice.slice(0, 2).map((name) => {
    const { table, indexes } = rows.find((row) => row.name === name) ?? { table: 0, indexes: 0 }
    return [
      `a learner's ${name}`,
      `${kibibytes(table, learners)} KiB, and ${kibibytes(indexes, learners)} KiB of indexes`,
    ]
  })
  const total = rows.reduce((sum, { table, indexes }) => sum + table + indexes, 0)
  const others = rows.filter(({ name }) => !practice.includes(name))
  const ofAccounts = others.reduce((sum, { table, indexes }) => sum + table + indexes, 0)
  return {
    'size of all tables': `${(total / 2 ** 30).toFixed(2)} GiB`,
    ...Object.fromEntries(each),
    "an account's other rows": `${kibibytes(ofAccounts, accounts)} KiB`,
  }
}

async function measureCalls(
  subject: Subject,
  items: readonly string[],
  url: string,
  token: string,
): Promise<Column> {
  const anyPerson = (caller = 0, callers = 1) => anyLearner(subject, caller, callers)
  const times = async (count: number, call: () => Promise<{ readonly ms: number }>) => {
    await call()
    return (await repeat(count, call)).map((answer) => answer.ms)
  }
  const learners = <O extends Operation>(operation: O, input: InputOf<O>) =>
    times(calls, () => send(url, operation, input, tokenOf(anyPerson())))
  const page = (input: InputOf<typeof listProfiles>) =>
    times(lists, () => send(url, listProfiles, input, token))

  const sendSome = answerSender(url, items, anyPerson)
  const round = (count: number) =>
    load(learnersAtOnce, (caller) => sendSome(count, caller, learnersAtOnce), pause(roundSeconds * 1000))
  await round(batchSize)
  const { result: batches, locks } = await watchLocks(subject.url, () =>
    repeat(rounds, () => round(batchSize)),
  )
  const single = await repeat(rounds, () => round(1))
  const meanwhile = async (name: string, work: () => Promise<unknown>) => {
    const call = (caller: number) => sendSome(batchSize, caller, learnersMeanwhile)
    const { result, locks } = await watchLocks(subject.url, () => load(learnersMeanwhile, call, work()))
    return {
      [`batches during ${name}, 99th percentile`]: `${result.ninetyNinth.toFixed(1)} ms`,
      ...lockFigures(name, locks),
    }
  }
  const somebody = await idOf(subject.url, anyPerson())
  const exports = await times(calls, async () =>
    send(url, exportUser, { user_id: await idOf(subject.url, anyPerson()) }, token),
  )
  const leaving = await repeat(calls, async () => {
    const person = anyPerson()
    subject.gone.add(person)
    return idOf(subject.url, person)
  })
  const erasures: number[] = []
  const erase = async () => {
    for (const user_id of leaving) erasures.push((await send(url, deleteUser, { user_id }, token)).ms)
  }
  const duringErasures = await meanwhile('erasures', erase)
  const sweep = await openSweep(subject.url)
  const idleSweeps = await times(sweeps, sweep.once)
  await expireSome(subject.url)
  let sweepMs = 0
  const duringSweep = await meanwhile('a sweep', async () => (sweepMs = (await sweep.once()).ms))
  await sweep.close()
  return {
    ...loadFigures('batches', batches),
    ...lockFigures('batches', locks),
    ...loadFigures('single answers', single),
    'all cards of a learner': ms(await learners(readLearning, {})),
    'the cards of the last day': ms(await learners(readLearning, { since: String(days - 1) })),
    'the history of a learner': ms(await learners(readHistory, {})),
    [`\`${readSession.name}\``]: ms(await learners(readSession, {})),
    [`\`${signIn.name}\``]: ms(
      await times(calls, () => {
        const person = anyPerson()
        subject.gone.add(person)
        const device = { deviceId: randomUUID(), as: 'user' } as const
        return send(url, signIn, { email: emailOf(person), password, ...device })
      }),
    ),
    'a page of users, the first': ms(await page({})),
    'a page of users, a later one': ms(await page({ after: somebody })),
    'searching for one user': ms(await page({ search: `person${subject.accounts}@` })),
    'searching for all users': ms(await page({ search: 'PERSON' })),
    'export of a learner': ms(exports),
    'erasure of a learner': ms(erasures),
    ...duringErasures,
    'a sweep with nothing to delete': ms(idleSweeps),
    [`a sweep that deletes of one account in ${accountsPerExpired}`]: `${sweepMs.toFixed(0)} ms`,
    ...duringSweep,
  }
}

const loadFigures = (name: string, loads: readonly Load[]): Column => ({
  [`${name} a second`]: figure(loads, ({ perSecond }) => perSecond, '', 0),
  [`${name}, median`]: figure(loads, (one) => one.median, 'ms', 1),
  [`${name}, 99th percentile`]: figure(loads, (one) => one.ninetyNinth, 'ms', 1),
})

const lockFigures = (name: string, { waited, held }: { waited: number; held: number }): Column => ({
  [`longest lock of ${name}`]: `${held.toFixed(0)} ms`,
  [`longest wait for a lock during ${name}`]: `${waited.toFixed(0)} ms`,
})

/** Each caller has its own learners, because a learner sends one batch at a time. */
function anyLearner({ learners, gone }: Subject, caller: number, callers: number): number {
  for (;;) {
    const person = 1 + caller + callers * Math.floor((Math.random() * (learners - caller)) / callers)
    if (!gone.has(person)) return person
  }
}

function answerSender(
  url: string,
  items: readonly string[],
  anyPerson: (caller: number, callers: number) => number,
) {
  const versions = new Map<number, number>()
  return async (count: number, caller: number, callers: number) => {
    const person = anyPerson(caller, callers)
    const since = versions.get(person) ?? days
    await send(url, sendAnswers, { answers: newAnswers(items, count), since }, tokenOf(person))
    versions.set(person, since + 1)
  }
}

async function idOf(url: string, person: number): Promise<string> {
  const [user] = await withConnection(url, (db) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, emailOf(person))),
  )
  if (!user) throw new Error(`There is no person ${person}.`)
  return user.id
}

/** The server's sweep on a separate connection pool. */
async function openSweep(url: string) {
  const folder = temporaryFolder()
  const { close, ...database } = await openServerDatabase(url, migrations)
  const sweep = createSweep({
    ...database,
    deleteReplacedClips: async () => {},
    eraseClosedAccounts,
    mailFiles: createMailFiles(join(folder, 'outbox')),
    erasureFile: createErasureFile(join(folder, 'erasures.csv')),
    log: pino({
      level: 'error',
      hooks: {
        logMethod([fields]) {
          throw fields
        },
      },
    }),
    now: () => new Date(),
  })
  return {
    close,
    async once() {
      const begin = performance.now()
      await sweep.once()
      return { ms: performance.now() - begin }
    },
  }
}

async function expireSome(url: string): Promise<void> {
  await withConnection(url, async (db) => {
    const few = sql.raw(`from users tablesample bernoulli (${100 / accountsPerExpired})`)
    await db.execute(sql`insert into sessions (token_hash, user_id, device_id, expires_at)
      select sha256(gen_random_uuid()::text::bytea), id, 'old', now() - interval '2 days' ${few}`)
    await db.execute(sql`insert into known_sign_ins (user_id, kind, hash, last_at)
      select id, 'device', sha256(gen_random_uuid()::text::bytea), now() - interval '91 days' ${few}`)
  })
}

async function measureBackup({ url, learners }: Subject): Promise<Column> {
  if (learners > archivedLearners) return {}
  const folder = temporaryFolder()
  const file = join(folder, 'backup')
  const begin = performance.now()
  const { checksums } = await backUp({ databaseUrl: url, dataFolder: folder, migrations, template }, file)
  const seconds = (performance.now() - begin) / 1000
  const rows = [...checksums.values()].reduce((sum, table) => sum + table.rows, 0)
  return {
    'a backup': `${seconds.toFixed(0)} s, ${(statSync(file).size / 2 ** 20).toFixed(0)} MiB`,
    'rows of a backup a second': shown(Math.round(rows / seconds)),
  }
}
