import { randomUUID } from 'node:crypto'
import { requestAccess } from '@pol/contract/operations/access-requests'
import { signIn } from '@pol/contract/operations/sign-in'
import { resetPassword } from '@pol/contract/operations/passwords'
import { createUser } from '@pol/contract/operations/administration'
import { createClient } from '@pol/contract/client'
import {
  addDeviceKey,
  createDeviceChallenge,
  openDeviceSession,
} from '@pol/contract/operations/staying-signed-in'
import { readHealth } from '@pol/contract/operations/monitoring'
import type { Operation } from '@pol/contract/operation'
import { createKeyPair } from '../../server/test/browser-key.ts'
import { postgresPrograms } from '../../server/test/private-postgres.ts'
import { withPostgres } from './load/postgres.ts'
import { uniqueNetwork } from './networks.ts'
import type { Section } from './report.ts'
import { withServer, type Server } from './server.ts'
import { distance, spread } from './statistics.ts'

const tries = 300
const accounts = 100
/** Two samples of 300 from the same distribution have a smaller distance in 99.9 % of cases. */
const limit = 0.16
/** Calls after each try, which its background work could delay. */
const followingCalls = 8
const signIns = 200
const signInsAtOnce = 8

/** An existing or non-existing account. */
interface Subject {
  readonly email: string
  /** Id of a device key. */
  readonly key: string
}

interface Probe {
  readonly name: string
  readonly operation: Operation
  /** Prepares a call. */
  readonly input: (subject: Subject, url: string) => object | Promise<object>
}

const probes: readonly Probe[] = [
  {
    name: 'a failed sign-in',
    operation: signIn,
    input: ({ email }) => ({ email, password: 'falsch-geraten', deviceId: 'bench', as: 'user' }),
  },
  { name: 'requesting a reset link', operation: resetPassword, input: ({ email }) => ({ email }) },
  {
    name: 'requesting access',
    operation: requestAccess,
    input: ({ email }) => ({ email, username: 'Person', message: null }),
  },
  {
    name: 'asking for a challenge of a device key',
    operation: createDeviceChallenge,
    input: ({ key }) => ({ key }),
  },
  {
    name: 'a refused device session',
    operation: openDeviceSession,
    async input({ key }, url) {
      const challenge = await challengeFor(url, key)
      return { key, challenge, signature: Buffer.alloc(64, 1).toString('base64url') }
    },
  },
]

/** Measurements of one try: its own time, and the times of the following calls. */
const figures = {
  'the call': ({ call }: Times) => call,
  'the next eight, slowest': ({ following }: Times) => Math.max(...following),
  'the next eight, mean': ({ following }: Times) =>
    following.reduce((sum, time) => sum + time, 0) / following.length,
}
interface Times {
  readonly call: number
  readonly following: readonly number[]
}

/**
 * Measures whether the response time of a request, or of later ones, reveals whether an address has an account or a
 * device key exists. Also measures the rate of sign-ins.
 */
export async function measureTimingLeak(): Promise<Section> {
  // Each try uses another network, so that no limit applies.
  const settings = { TRUST_PROXY: 'on' }
  const rows = await withServer((server) => compare(server, 'embedded'), settings)
  if (postgresPrograms()) {
    const onPostgres = await withPostgres(async (newDatabase) =>
      withServer((server) => compare(server, 'PostgreSQL'), {
        ...settings,
        DATABASE_URL: await newDatabase(),
      }),
    )
    rows.push(...onPostgres)
  }
  return {
    title: 'Timing does not reveal accounts or device keys',
    method:
      `The same call for addresses with an account and for unknown addresses, or for device keys that exist and invented ones, ${tries} times each, alternating. After each call, the times of the next ` +
      `${followingCalls} calls of \`GET ${readHealth.path}\`. Distance: Kolmogorov–Smirnov of the two samples; up to ${limit} they cannot be told apart. ` +
      `Sign-ins: ${signIns} successful ones, ${signInsAtOnce} at a time, by ${accounts} users.`,
    table: [['Database', 'Call', 'Time of', 'With an account or key', 'Without', 'Distance'], ...rows],
  }
}

async function compare(server: Server, database: string): Promise<string[][]> {
  const { call } = await server.signIn()
  const known = Array.from({ length: accounts }, (_, index) => `person${index}@example.org`)
  for (const email of known) await call(createUser, { email, password: 'ein-geheimnis', username: email })
  const people: Subject[] = []
  for (const email of known) people.push({ email, key: await deviceKeyOf(server.url, email) })

  const rows = []
  for (const { name, operation, input } of probes) {
    const knownTimes: Times[] = []
    const unknownTimes: Times[] = []
    for (let index = 0; index < tries; index += 1) {
      const person = people[index % accounts] as Subject
      const stranger = { email: `nobody${index}@example.org`, key: randomUUID() }
      knownTimes.push(await timesOf(server.url, operation, await input(person, server.url)))
      unknownTimes.push(await timesOf(server.url, operation, await input(stranger, server.url)))
    }
    for (const [what, figure] of Object.entries(figures)) {
      const [one, other] = [knownTimes.map(figure), unknownTimes.map(figure)]
      const figureOf = (times: readonly number[]) => spread(times, 'ms', 1)
      rows.push([database, name, what, figureOf(one), figureOf(other), distance(one, other).toFixed(3)])
    }
  }
  const perSecond = (await signInsPerSecond(server.url, known)).toFixed(0)
  return [...rows, [database, 'sign-ins', '', `${perSecond} a second`, '', '']]
}

/** Registers a device key for a user. @returns its id. */
async function deviceKeyOf(url: string, email: string): Promise<string> {
  let session: string | null = null
  const call = createClient({ fetch: (path, init) => fetch(new URL(path, url), init), token: () => session })
  const device = { deviceId: randomUUID(), password: 'ein-geheimnis' }
  session = (await call(signIn, { ...device, email, as: 'user' })).token
  const { publicKey } = await createKeyPair()
  return (await call(addDeviceKey, { public_key: publicKey, device_id: device.deviceId })).key
}

async function challengeFor(url: string, key: string): Promise<string> {
  const call = createClient({
    fetch: (path, init) =>
      fetch(new URL(path, url), {
        ...init,
        headers: { ...init?.headers, 'x-forwarded-for': uniqueNetwork() },
      }),
    token: () => null,
  })
  return (await call(createDeviceChallenge, { key })).challenge
}

async function timesOf(url: string, operation: Operation, input: object): Promise<Times> {
  const call = await timeOf(url, operation, input)
  const following: number[] = []
  while (following.length < followingCalls) following.push(await timeOf(url, readHealth, null))
  return { call, following }
}

async function timeOf(url: string, { path, method }: Operation, input: object | null): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': uniqueNetwork() }
  const body = input && JSON.stringify(input)
  const begin = performance.now()
  const answer = await fetch(`${url}${path}`, { method, headers, body })
  await answer.text()
  const time = performance.now() - begin
  if (answer.status >= 500 || answer.status === 429) throw new Error(`${path} answered ${answer.status}.`)
  return time
}

async function signInsPerSecond(url: string, people: readonly string[]): Promise<number> {
  const queue = Array.from({ length: signIns }, (_, index) => people[index % people.length] ?? '')
  const begin = performance.now()
  const work = async () => {
    for (let email = queue.pop(); email !== undefined; email = queue.pop()) {
      await timeOf(url, signIn, { email, password: 'ein-geheimnis', deviceId: email, as: 'user' })
    }
  }
  await Promise.all(Array.from({ length: signInsAtOnce }, work))
  return (signIns * 1000) / (performance.now() - begin)
}
