import { requestAccess } from '@pol/contract/access-requests'
import { resetPassword, signIn } from '@pol/contract/accounts'
import { createUser } from '@pol/contract/administration'
import type { Operation } from '@pol/contract/operation'
import { anotherNetwork } from './networks.ts'
import type { Section } from './report.ts'
import { withServer, type Server } from './server.ts'
import { distance, spread } from './statistics.ts'

const tries = 300
const accounts = 100
/** What two samples of 300 from one distribution stay below in 99.9 of 100 cases. */
const limit = 0.16
const signIns = 200
const signInsAtOnce = 8

/** Whether the time of an answer tells who has an account, and how fast sign-ins are. */
export function measureAnswersAlike(): Promise<Section> {
  // Each try comes from a network of its own, so that no limit on failures stands in the way.
  return withServer(compare, { TRUST_PROXY: 'on' })
}

async function compare(server: Server): Promise<Section> {
  const { call } = await server.signIn()
  const known = Array.from({ length: accounts }, (_, index) => `person${index}@example.org`)
  for (const email of known) await call(createUser, { email, password: 'ein-geheimnis', username: email })

  const compared = []
  for (const { name, operation, input } of [
    {
      name: 'a failing sign-in',
      operation: signIn,
      input: (email: string) => ({ email, password: 'falsch-geraten', deviceId: 'bench', as: 'user' }),
    },
    { name: 'asking for a new password', operation: resetPassword, input: (email: string) => ({ email }) },
    {
      name: 'asking for access',
      operation: requestAccess,
      input: (email: string) => ({ email, username: 'Person', message: null }),
    },
  ]) {
    const times = { known: [] as number[], unknown: [] as number[] }
    for (let index = 0; index < tries; index += 1) {
      const person = known[index % accounts] ?? ''
      times.known.push(await timeOf(server.url, operation, input(person)))
      times.unknown.push(await timeOf(server.url, operation, input(`nobody${index}@example.org`)))
    }
    compared.push([
      name,
      spread(times.known, 'ms'),
      spread(times.unknown, 'ms'),
      distance(times.known, times.unknown).toFixed(3),
    ])
  }
  return {
    title: 'Nobody learns who has an account',
    method:
      `The same call for people with an account and for made-up addresses, ${tries} times each, in turns. Distance: ` +
      `Kolmogorov–Smirnov of the two; up to ${limit} they cannot be told apart. Sign-ins: ${signIns} that succeed, ` +
      `${signInsAtOnce} at a time, by ${accounts} people.`,
    table: [
      ['Call', 'With an account', 'Without', 'Distance'],
      ...compared,
      ['sign-ins', `${(await signInsPerSecond(server.url, known)).toFixed(0)} a second`, '', ''],
    ],
  }
}

async function timeOf(url: string, { path, method }: Operation, input: object): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': anotherNetwork() }
  const begin = performance.now()
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(input) })
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
