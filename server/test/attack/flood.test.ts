import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn } from '@pol/contract/accounts'
import { health } from '@pol/contract/health'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type World } from '../world.ts'

const atOnce = 40
const visits = 30
/** Far more than it takes: other tests share the machine. */
const quickMs = 1_500

describe.runIf(hasDatabase)('a flood of sign-ins', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await createWorld({ trustProxy: true })
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    url = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`
  })
  afterAll(() => world.stop())

  test('from many networks leaves the others quick, and nobody gets in or is locked out', async () => {
    const clara = world.device()
    await clara.signIn('clara')
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
    await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(atOnce)

    const times: number[] = []
    for (let visit = 0; visit < visits; visit += 1) {
      const begin = performance.now()
      await clara.call(readSession, {})
      await clara.call(health, {})
      times.push(performance.now() - begin)
    }
    over.abort()
    await Promise.all(flood)
    expect(times.toSorted((a, b) => a - b)[Math.floor(visits / 2)]).toBeLessThan(quickMs)
    expect(new Set(statuses)).toEqual(new Set([401, 429].filter((status) => statuses.includes(status))))
    await expect(clara.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.clara.email } })
  })

  test('from one network is soon refused before any password is looked at', async () => {
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
