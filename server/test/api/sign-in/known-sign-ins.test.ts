import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { knownSignIns, users } from '../../../src/database/schema.ts'
import { linkIn, tokenIn } from '../../mailbox.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, longSignInDelays, type Name, type World } from '../../world.ts'

const day = 24 * 60 * 60 * 1000

describe.runIf(hasDatabase)('while strangers guess passwords', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld({ limits: longSignInDelays })))
  afterAll(() => world.stop())

  const guess = async (name: Name, network: string, deviceSecret?: string) => {
    const { statusCode } = await world.app.inject({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress: network,
      payload: { email: cast[name].email, password: 'geraten', as: 'user', deviceId: 'x', deviceSecret },
    })
    return statusCode
  }
  /** Guesses 200 times, each time from another network. @returns the number of verified passwords. */
  const guessFromEverywhere = async (name: Name, meanwhile = async () => {}) => {
    const networks = Array.from({ length: 200 }, (_, n) => `2001:db8:${n.toString(16)}::1`)
    const statuses: number[] = []
    const guesser = async () => {
      for (let from = networks.pop(); from; from = networks.pop()) statuses.push(await guess(name, from))
    }
    const guessers = Promise.all(Array.from({ length: 5 }, guesser))
    await expect.poll(() => statuses.includes(429)).toBe(true)
    await meanwhile()
    await guessers
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    return statuses.filter((status) => status === 401).length
  }

  for (const [who, name] of [
    ['the owner', 'bahram'],
    ['the administrator', 'anna'],
  ] as const) {
    test(`${who} signs in on a known device or from a known network, and few guesses reach the password`, async () => {
      const as = name === 'anna' ? 'admin' : 'user'
      const laptop = world.device('192.0.2.20')
      await laptop.signIn(name, as)
      const { email, password } = cast[name]
      const { deviceId, deviceSecret } = laptop
      const guesses = await guessFromEverywhere(name, async () => {
        await laptop.signIn(name, as)
        // First a known device in a new network, then a new device in a known network.
        const inNewNetwork = world.device('198.51.100.20')
        await inNewNetwork.call(signIn, { email, password, as, deviceId, deviceSecret })
        await world.device('192.0.2.20').signIn(name, as)
      })
      expect(guesses).toBeLessThan(10)
      expect(await guess(name, '203.0.113.20')).toBe(429)
    })
  }

  test('the owner on a new device in a new network can use the reset link, after which the device is known', async () => {
    const { email, password } = cast.clara
    await guessFromEverywhere('clara')
    const phone = world.device('198.51.100.30')
    await expect(phone.signIn('clara')).rejects.toMatchObject({ code: 'too-many-attempts' })
    await phone.call(resetPassword, { email })
    const token = tokenIn(linkIn(await world.mailbox.waitForMail(email)))
    const { deviceId, deviceSecret } = phone
    await phone.call(updatePassword, { token, password, deviceId, deviceSecret })
    await guessFromEverywhere('clara')
    await expect(phone.signIn('clara')).resolves.toBeUndefined()
  })

  test('in a network that is blocked, users can still sign in on their known devices', async () => {
    const strict = await createWorld({ limits: { signInNetwork: { points: 3, duration: 3_600 } } })
    const [bahrams, claras] = [strict.device('192.0.2.40'), strict.device('192.0.2.40')]
    await bahrams.signIn('bahram')
    for (let n = 0; n < 3; n += 1) {
      const stranger = {
        email: `niemand${n}@example.org`,
        password: 'geraten',
        deviceId: 'x',
        as: 'user',
      } as const
      await expect(claras.call(signIn, stranger)).rejects.toMatchObject({ code: 'invalid-credentials' })
    }
    await expect(claras.signIn('clara')).rejects.toMatchObject({ code: 'too-many-attempts' })
    await expect(bahrams.signIn('bahram')).resolves.toBeUndefined()
    await strict.stop()
  })

  test('five consecutive failures block a known device, and no other device of the user', async () => {
    const [phone, laptop] = [world.device('192.0.2.50'), world.device('192.0.2.51')]
    await phone.signIn('mo')
    await laptop.signIn('mo')
    const statuses = []
    for (let n = 0; n < 6; n += 1) statuses.push(await guess('mo', '192.0.2.50', phone.deviceSecret))
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    await expect(laptop.signIn('mo')).resolves.toBeUndefined()
  })

  test('a /48 prefix counts as one network, however many addresses of it are used', async () => {
    const strict = await createWorld({ limits: { signInNetwork: { points: 5, duration: 3_600 } } })
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, n) => {
        const { statusCode } = await strict.app.inject({
          method: 'POST',
          url: '/api/sign-in',
          remoteAddress: `2001:db8:7:${(n << 8).toString(16)}::1`,
          payload: { email: `niemand${n}@example.org`, password: 'geraten', as: 'user', deviceId: 'x' },
        })
        return statusCode
      }),
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    await strict.stop()
  })
})

describe.runIf(hasDatabase)('devices and networks that an account knows', () => {
  let world: World
  let userId: string
  beforeAll(async () => {
    world = await createWorld({ limits: longSignInDelays })
    const [bahram] = await world.db.select().from(users).where(eq(users.email, cast.bahram.email))
    userId = String(bahram?.id)
  })
  afterAll(() => world.stop())

  const known = () => world.db.select().from(knownSignIns).where(eq(knownSignIns.userId, userId))

  test('are at most twenty of each kind; the oldest is forgotten', async () => {
    for (let n = 0; n < 22; n += 1) {
      await world.device(`192.0.2.${n}`).signIn('bahram')
      world.passTime(1_000)
    }
    const newest = await known()
    await world.device('192.0.2.200').signIn('bahram')
    const kinds = (await known()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'device')).toHaveLength(20)
    expect(kinds.filter((kind) => kind === 'network')).toHaveLength(20)
    const oldest = Math.min(...newest.map(({ lastAt }) => lastAt.getTime()))
    expect(Math.min(...(await known()).map(({ lastAt }) => lastAt.getTime()))).toBeGreaterThan(oldest)
  })

  test('are stored as hashes, which contain neither network nor secret', async () => {
    const phone = world.device('192.0.2.201')
    await phone.signIn('bahram')
    const text = (await known()).map(({ hash }) => Buffer.from(hash).toString('hex')).join()
    expect(text).not.toContain(phone.deviceSecret)
    expect(text).toMatch(/^([0-9a-f]{64},?)+$/)
  })

  test('are deleted 90 days after the last sign-in', async () => {
    const phone = world.device('192.0.2.202')
    await phone.signIn('bahram')
    world.passTime(89 * day)
    await world.sweep()
    expect(await known()).not.toEqual([])
    world.passTime(day)
    await world.sweep()
    expect(await known()).toEqual([])
  })

  test('do not include secrets that strangers have sent', async () => {
    const { email } = cast.bahram
    const guess = (deviceSecret: string) =>
      world
        .device('203.0.113.1')
        .call(signIn, { email, password: 'geraten', as: 'user', deviceId: 'x', deviceSecret })
    const codes: unknown[] = []
    for (let n = 0; n < 7; n += 1) {
      await guess(randomBytes(32).toString('hex')).catch(({ code }) => codes.push(code))
    }
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'invalid-credentials'))
    expect(codes.slice(5)).toEqual(['too-many-attempts', 'too-many-attempts'])
  })
})
