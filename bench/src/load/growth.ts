import { join } from 'node:path'
import { listPendingRequests, requestAccess } from '@pol/contract/operations/access-requests'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { resetPassword } from '@pol/contract/operations/passwords'
import { getUsers, listProfiles, listUserRoles } from '@pol/contract/operations/administration'
import type { InputOf, Operation } from '@pol/contract/operation'
import { temporaryFolder } from '../cleanup.ts'
import { residentMiB } from '../memory.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { repeat, spread } from '../statistics.ts'
import {
  createPeople,
  decidedToPending,
  emailOf,
  password,
  tokenOf,
  withDatabase,
  type DatabaseEnvironment,
} from './people.ts'
import { postgresNote, withPostgres } from './postgres.ts'
import { type Answer, send } from './send.ts'

const sizes = [100, 1_000, 10_000, 100_000]
const starts = 3
const calls = 30
const lists = 5

export async function measureGrowth(): Promise<Section> {
  const columns = await withPostgres(async (newDatabase) => {
    const measured: Column[] = []
    for (const people of sizes) {
      measured.push(await measureSize(people, { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }))
    }
    return measured
  })
  return section('Growth', columns, `On PostgreSQL. ${postgresNote}.`)
}

export async function measureEmbeddedGrowth(): Promise<Section> {
  const columns: Column[] = []
  for (const people of sizes) columns.push(await measureSize(people, { DATA_DIR: newFolder() }))
  return section('Growth, embedded', columns, 'The same on the embedded engine, which flushes to the disk.')
}

/** Values of one table column by row name. */
type Column = Readonly<Record<string, string>>

function section(title: string, columns: readonly Column[], where: string): Section {
  const names = Object.keys(columns[0] ?? {})
  return {
    title,
    method:
      `Databases with this number of accounts, each with profile, role, session and device lock, and as many access requests, of which one in ${decidedToPending} is ` +
      `pending. Calls in sequence, ${calls} of each by different users and ${lists} of each page of a list; ${starts} starts. Size and memory (VmRSS of ` +
      `the server) after that. ${where}`,
    table: [
      ['Accounts', ...sizes.map((size) => size.toLocaleString('en'))],
      ...names.map((name) => [name, ...columns.map((column) => column[name] ?? '')]),
    ],
  }
}

const newFolder = () => join(temporaryFolder(), 'data')

async function measureSize(people: number, environment: DatabaseEnvironment): Promise<Column> {
  await createPeople(environment, people)
  const settings = { ...environment, TRUST_PROXY: 'on' }
  const startTimes = await repeat(starts, async () => {
    const begin = performance.now()
    return withServer(() => Promise.resolve(performance.now() - begin), settings)
  })
  const measured = await withServer(async ({ url, program, signIn: signInAdministrator }) => {
    const figures = await callAll(url, people, (await signInAdministrator()).token)
    return { ...figures, 'resident memory of the server': `${residentMiB(program.pid ?? 0).toFixed(0)} MiB` }
  }, settings)
  const size = await withDatabase(environment, (db) =>
    db.execute('select pg_database_size(current_database()) as bytes'),
  )
  const [{ bytes }] = (size as { rows: [{ bytes: string }] }).rows
  return {
    'a start': spread(startTimes, 'ms'),
    ...measured,
    'size of the database': `${(Number(bytes) / 2 ** 20).toFixed(0)} MiB`,
  }
}

async function callAll(url: string, people: number, token: string): Promise<Column> {
  const anyPerson = () => 1 + Math.floor(Math.random() * people)
  let strangers = 0
  const measure = async (count: number, call: () => Promise<Answer>) => {
    await call()
    const answers = await repeat(count, call)
    return {
      time: spread(
        answers.map(({ ms }) => ms),
        'ms',
        1,
      ),
      bytes: answers[0]?.bytes ?? 0,
    }
  }
  const list = async <O extends Operation>(operation: O, input: InputOf<O>) => {
    const { time, bytes } = await measure(lists, () => send(url, operation, input, token))
    return `${time}, ${bytes.toLocaleString('en')} bytes`
  }
  const listRows = async (operation: typeof getUsers | typeof listProfiles | typeof listUserRoles) => ({
    [name(operation)]: await list(operation, {}),
    [`${name(operation)}, searching for one`]: await list(operation, { search: `person${people}@` }),
    [`${name(operation)}, searching for all`]: await list(operation, { search: 'PERSON' }),
  })
  const medianTime = async (call: () => Promise<Answer>) => (await measure(calls, call)).time
  const newDevice = () => ({ password, deviceId: crypto.randomUUID(), as: 'user' }) as const
  return {
    [name(readSession)]: await medianTime(() => send(url, readSession, {}, tokenOf(anyPerson()))),
    [name(requestAccess)]: await medianTime(() =>
      send(url, requestAccess, { email: `stranger${(strangers += 1)}@example.org`, username: 'Farid' }),
    ),
    [name(resetPassword)]: await medianTime(() => send(url, resetPassword, { email: emailOf(anyPerson()) })),
    [name(signIn)]: await medianTime(() =>
      send(url, signIn, { email: emailOf(anyPerson()), ...newDevice() }),
    ),
    ...(await listRows(getUsers)),
    ...(await listRows(listProfiles)),
    ...(await listRows(listUserRoles)),
    [name(listPendingRequests)]: await list(listPendingRequests, {}),
  }
}

const name = (operation: Operation) => `\`${operation.name}\``
