import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { readHealth } from '@pol/contract/operations/monitoring'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type World } from '../world.ts'

const atOnce = 40
const visits = 30 // requests of a learner during the flood

describe.runIf(hasDatabase)('a flood of sign-ins', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await createWorld({ trustProxy: true })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => world.stop())

  test('from many networks does not delay other users, lets nobody in and locks nobody out', async () => {
    const clara = await world.signedIn('clara')
    const over = new AbortController()
    const statuses: number[] = []
    const attacker = async (n: number) => {
      for (let tried = 0; !over.signal.aborted; tried += 1) {
        const input = { email: `opfer${n}@example.org`, password: 'geraten', deviceId: 'x', as: 'user' }
        const { status } = await fetch(`${url}${signIn.path}`, {
          method: signIn.method,
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${n}.${tried}.1` },
          body: JSON.stringify(tried % 2 ? { ...input, email: cast.bahram.email } : input),
        })
        statuses.push(status)
      }
    }
    const flood = Array.from({ length: atOnce }, (_, n) => attacker(n))
    await expect.poll(() => statuses.length).toBeGreaterThan(atOnce)

    /**
     * Per visit: the number of flood requests answered while Clara waits. A count does not depend on the machine's
     * load.
     */
    const answeredMeanwhile: number[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      const before = statuses.length
      await clara.call(readSession, {})
      await clara.call(readHealth, {})
      answeredMeanwhile.push(statuses.length - before)
    }
    over.abort()
    await Promise.all(flood)
    expect(answeredMeanwhile.toSorted((a, b) => a - b)[Math.floor(visits / 2)]).toBeLessThan(atOnce)
    expect(new Set(statuses)).toEqual(new Set([401, 429].filter((status) => statuses.includes(status))))
    await expect(clara.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.clara.email } })
  })

  test('of more strangers at once than the queue holds, the others get 503 with Retry-After, and Clara signs in', async () => {
    const clara = world.device('192.0.2.50')
    await clara.signIn('clara')
    const strangers = Array.from({ length: 250 }, (_, n) =>
      world.app.inject({
        method: signIn.method,
        url: signIn.path,
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': `10.200.${n}.1` },
        payload: { email: `fremd${n}@example.org`, password: 'geraten', deviceId: 'x', as: 'user' },
      }),
    )
    let waiting = strangers.length
    for (const stranger of strangers) void stranger.then(() => (waiting -= 1))
    await clara.signIn('clara')
    expect(waiting).toBeGreaterThan(0)
    const answers = await Promise.all(strangers)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(answers.filter(({ statusCode }) => statusCode === 401).length).toBe(
      answers.length - refused.length,
    )
  })

  test('from one network is refused by the limit before a password is verified', async () => {
    const device = world.device('198.51.100.7')
    const tries = Array.from({ length: 150 }, (_, n) =>
      device
        .call(signIn, { email: `niemand${n}@example.org`, password: 'geraten', deviceId: 'x', as: 'user' })
        .catch((error: { code?: string }) => error.code),
    )
    const codes = await Promise.all(tries)
    expect(codes.filter((code) => code === 'invalid-credentials')).toHaveLength(100)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(50)
  })
})
