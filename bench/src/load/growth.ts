import { join } from 'node:path'
import { pendingRequests, requestAccess } from '@pol/contract/access-requests'
import { readSession, resetPassword, signIn } from '@pol/contract/accounts'
import { getUsers, listProfiles, listUserRoles } from '@pol/contract/administration'
import type { InputOf, Operation } from '@pol/contract/operation'
import { temporaryFolder } from '../cleanup.ts'
import { residentMiB } from '../memory.ts'
import { anotherNetwork } from '../networks.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { repeat, spread } from '../statistics.ts'
import { decidedToPending, emailOf, onDatabase, password, settle, tokenOf, type Place } from './people.ts'
import { aboutPostgres, withPostgres } from './postgres.ts'

const sizes = [100, 1_000, 10_000, 100_000]
const starts = 3
const calls = 30
const lists = 5

export async function measureGrowth(): Promise<Section> {
  const columns = await withPostgres(async (newDatabase) => {
    const measured: Column[] = []
    for (const people of sizes) {
      measured.push(await grown(people, { DATA_DIR: newFolder(), DATABASE_URL: await newDatabase() }))
    }
    return measured
  })
  return section('Growth', columns, `On PostgreSQL. ${aboutPostgres}.`)
}

export async function measureEmbeddedGrowth(): Promise<Section> {
  const columns: Column[] = []
  for (const people of sizes) columns.push(await grown(people, { DATA_DIR: newFolder() }))
  return section(
    'Growth, embedded',
    columns,
    'The same on the embedded engine, which does flush to the disk.',
  )
}

/** Figures by their names. */
type Column = Readonly<Record<string, string>>

function section(title: string, columns: readonly Column[], where: string): Section {
  const names = Object.keys(columns[0] ?? {})
  return {
    title,
    method:
      `Databases with so many accounts, each with profile, role, session and device lock, and as many access requests, of which one in ${decidedToPending} is ` +
      `open. Calls one after the other, ${calls} of each by different people and ${lists} of each list; ${starts} starts. Size and memory (VmRSS of ` +
      `the server) after that. ${where}`,
    table: [
      ['Accounts', ...sizes.map((size) => size.toLocaleString('en'))],
      ...names.map((name) => [name, ...columns.map((column) => column[name] ?? '')]),
    ],
  }
}

const newFolder = () => join(temporaryFolder(), 'data')

async function grown(people: number, place: Place): Promise<Column> {
  await settle(place, people)
  const settings = { ...place, TRUST_PROXY: 'on' }
  const startTimes = await repeat(starts, async () => {
    const begin = performance.now()
    return withServer(() => Promise.resolve(performance.now() - begin), settings)
  })
  const measured = await withServer(async ({ url, program, signIn: signInAdministrator }) => {
    const figures = await callAll(url, people, (await signInAdministrator()).token)
    return { ...figures, 'resident memory of the server': `${residentMiB(program.pid ?? 0).toFixed(0)} MiB` }
  }, settings)
  const size = await onDatabase(place, (db) =>
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
  const somebody = () => 1 + Math.floor(Math.random() * people)
  let strangers = 0
  const times = async (count: number, one: () => Promise<Answer>) => {
    await one()
    const answers = await repeat(count, one)
    return {
      time: spread(
        answers.map(({ ms }) => ms),
        'ms',
        1,
      ),
      bytes: answers[0]?.bytes ?? 0,
    }
  }
  const list = async (operation: Operation) => {
    const { time, bytes } = await times(lists, () => ask(url, operation, {}, token))
    return `${time}, ${bytes.toLocaleString('en')} bytes`
  }
  const visit = async (one: () => Promise<Answer>) => (await times(calls, one)).time
  const newDevice = () => ({ password, deviceId: crypto.randomUUID(), as: 'user' }) as const
  return {
    [name(readSession)]: await visit(() => ask(url, readSession, {}, tokenOf(somebody()))),
    [name(requestAccess)]: await visit(() =>
      ask(url, requestAccess, { email: `stranger${(strangers += 1)}@example.org`, username: 'Farid' }),
    ),
    [name(resetPassword)]: await visit(() => ask(url, resetPassword, { email: emailOf(somebody()) })),
    [name(signIn)]: await visit(() => ask(url, signIn, { email: emailOf(somebody()), ...newDevice() })),
    [name(getUsers)]: await list(getUsers),
    [name(listProfiles)]: await list(listProfiles),
    [name(listUserRoles)]: await list(listUserRoles),
    [name(pendingRequests)]: await list(pendingRequests),
  }
}

const name = (operation: Operation) => `\`${operation.name}\``

interface Answer {
  readonly ms: number
  readonly bytes: number
}

/** To the last byte of the answer, which is not read: the browser's work is not meant. */
async function ask<O extends Operation>(
  url: string,
  operation: O,
  input: InputOf<O>,
  token?: string,
): Promise<Answer> {
  const { path, method } = operation
  const headers = {
    'x-forwarded-for': anotherNetwork(),
    ...(token && { authorization: `Bearer ${token}` }),
    ...(method !== 'GET' && { 'content-type': 'application/json' }),
  }
  const begin = performance.now()
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  })
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return { ms: performance.now() - begin, bytes: byteLength }
}
