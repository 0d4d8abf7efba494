import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { uniqueNetwork } from '../networks.ts'
import type { Section } from '../report.ts'
import { withServer } from '../server.ts'
import { median, quantile, spread } from '../statistics.ts'
import { emailOf, password } from './people.ts'
import { postgresNote, withPostgres } from './postgres.ts'
import { authorizationOf, createPopulatedDatabase } from './sessions.ts'

const rounds = 5
const roundSeconds = 6
export const attackers = 64
/** Number of addresses under attack; the second half has no account. */
const attacked = 2_000
const everyMs = 20
/** An attacked user on a known device of the account. */
const known = {
  email: emailOf(1),
  password,
  deviceId: 'known',
  deviceSecret: randomBytes(32).toString('hex'),
  as: 'user',
}

export async function measureFlood(): Promise<Section> {
  const { quiet, flooded, floods } = await withPostgres(async (newDatabase) =>
    withServer((server) => measureRounds(server.url), {
      ...(await createPopulatedDatabase(await newDatabase())),
      TRUST_PROXY: 'on',
    }),
  )
  const row = (title: string, probe: keyof Times) => {
    const figures = (which: readonly Times[], figure: (times: readonly number[]) => number) =>
      spread(
        which.map((times) => figure(times[probe])),
        'ms',
        1,
      )
    const ninetyNinth = (times: readonly number[]) => quantile(times, 0.99)
    return [
      [`${title}, median`, figures(quiet, median), figures(flooded, median)],
      [`${title}, 99th percentile`, figures(quiet, ninetyNinth), figures(flooded, ninetyNinth)],
    ]
  }
  const statuses = [...new Set(floods.flatMap(({ statuses }) => [...statuses.keys()]))].toSorted(
    (a, b) => a - b,
  )
  return {
    title: 'A flood of sign-ins',
    method:
      `${attackers} connections send failing sign-ins without pause, each from another network, for ${attacked.toLocaleString('en')} addresses, of ` +
      `which half have an account. During the flood, and alternately without it, ${rounds} rounds of ${roundSeconds} s each, one user reads the session, loads ` +
      `the page and signs in on a known device, in sequence, every ${everyMs} ms. ${postgresNote}.`,
    table: [
      ['Figure', 'Quiet', 'During the flood'],
      ...row(`\`GET ${readSession.path}\``, 'session'),
      ...row('`/`', 'page'),
      ...row(`\`POST ${signIn.path}\` on a known device`, 'signIn'),
      [
        'sign-ins of the flood',
        '',
        spread(
          floods.map(({ perSecond }) => perSecond),
          'a second',
        ),
      ],
      ...statuses.map((status) => [
        `of them answered ${status}`,
        '',
        spread(
          floods.map(({ statuses, count }) => (100 * (statuses.get(status) ?? 0)) / count),
          '%',
          1,
        ),
      ]),
    ],
  }
}

type Times = Readonly<Record<'session' | 'page' | 'signIn', readonly number[]>>

async function measureRounds(url: string) {
  await timeOf(`${url}${signIn.path}`, signInOf(known))
  await probe(url, pause(1_000))
  const quiet: Times[] = []
  const flooded: Times[] = []
  const floods: Awaited<ReturnType<typeof flood>>[] = []
  while (floods.length < rounds) {
    quiet.push(await probe(url, pause(roundSeconds * 1000)))
    const flooding = flood(url, roundSeconds)
    flooded.push(await probe(url, flooding))
    floods.push(await flooding)
  }
  return { quiet, flooded, floods }
}

/** Measures requests of one user until `meanwhile` settles. */
async function probe(url: string, meanwhile: Promise<unknown>): Promise<Times> {
  const times = { session: [] as number[], page: [] as number[], signIn: [] as number[] }
  const over = new AbortController()
  const end = meanwhile.finally(() => over.abort())
  while (!over.signal.aborted) {
    times.session.push(await timeOf(`${url}${readSession.path}`, { headers: authorizationOf(2) }))
    times.page.push(await timeOf(`${url}/`, {}))
    times.signIn.push(await timeOf(`${url}${signIn.path}`, signInOf(known)))
    await pause(everyMs)
  }
  await end
  return times
}

type Request = RequestInit & { readonly headers?: Readonly<Record<string, string>> }

const signInOf = (input: object): Request => ({
  method: signIn.method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(input),
})

async function timeOf(address: string, request: Request): Promise<number> {
  const begin = performance.now()
  const response = await fetch(address, {
    ...request,
    headers: { ...request.headers, 'x-forwarded-for': uniqueNetwork() },
  })
  await response.text()
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return performance.now() - begin
}

/** Sends failing sign-ins for the given time. */
export async function flood(url: string, seconds: number) {
  const statuses = new Map<number, number>()
  const run = autocannon({
    url,
    connections: attackers,
    duration: seconds,
    requests: [
      {
        method: signIn.method,
        path: signIn.path,
        setupRequest: (request) => ({
          ...request,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': uniqueNetwork() },
          body: JSON.stringify({
            email: emailOf(1 + Math.floor(Math.random() * attacked)),
            password: 'falsch-geraten',
            deviceId: 'flood',
            as: 'user',
          }),
        }),
      },
    ],
  })
  run.on('response', (_, status) => statuses.set(status, (statuses.get(status) ?? 0) + 1))
  const { duration } = await run
  const count = [...statuses.values()].reduce((sum, some) => sum + some, 0)
  return { statuses, count, perSecond: count / duration }
}
