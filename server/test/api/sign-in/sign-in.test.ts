import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn, signOut } from '@pol/contract/operations/sign-in'
import type { CallError } from '@pol/contract/client'
import { sessions, userDeviceLocks, userRoles, users } from '../../../src/database/schema.ts'
import { textsIn } from '../../all-rows.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, longSignInDelays, type Device, type World } from '../../world.ts'

describe.runIf(hasDatabase)('signing in and out', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  test('Bahram signs in, reads his session, and signs out', async () => {
    const phone = await world.signedIn('bahram')
    const session = await phone.call(readSession, {})
    expect(session.user.email).toBe('bahram@example.org')
    expect(session.profile.username).toBe('Bahram')
    expect(session.roles).toEqual(['user'])
    await phone.call(signOut, {})
    await expect(phone.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
  })

  test('letter case and spaces in the address do not matter', async () => {
    const phone = world.device()
    const { password } = cast.bahram
    const session = await phone.call(signIn, {
      email: ' BAHRAM@Example.org ',
      password,
      as: 'user',
      deviceId: phone.deviceId,
    })
    expect(session.user.email).toBe('bahram@example.org')
  })

  test('a wrong password and an unknown address get the same answer', async () => {
    const attempt = (email: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/sign-in',
        payload: { email, password: 'falsch-geraten', as: 'user', deviceId: 'a-device-id' },
      })
    const [wrong, unknown] = [await attempt('clara@example.org'), await attempt('niemand@example.org')]
    expect(wrong.statusCode).toBe(401)
    expect(wrong.json()).toEqual({ error: 'Ungültige E-Mail oder Passwort', code: 'invalid-credentials' })
    expect(unknown.statusCode).toBe(wrong.statusCode)
    expect(unknown.body).toBe(wrong.body)
  })

  test.each([
    [{ email: 'keine-adresse' }, 'Ungültige E-Mail-Adresse'],
    [{ password: '12345' }, 'Passwort muss mindestens 6 Zeichen lang sein'],
    [{ as: 'moderator' }, undefined],
    [{ deviceId: 5 }, undefined],
  ])('invalid input %j is rejected with the reason', async (part, text) => {
    const { email, password } = cast.bahram
    const payload = { email, password, as: 'user', deviceId: 'a-device-id', ...part }
    const answer = await world.app.inject({ method: 'POST', url: '/api/sign-in', payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid-input', ...(text && { error: text }) })
  })

  test("the administrator tab refuses a learner without ending the learner's session elsewhere", async () => {
    const phone = await world.signedIn('clara')
    await expect(world.device().signIn('clara', 'admin')).rejects.toMatchObject({
      code: 'not-an-administrator',
      message: 'Sie haben keine Administratorrechte',
    })
    await expect(phone.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.clara.email } })
  })

  test('concurrent requests with different tokens never get the session of another user', async () => {
    const [annas, bahrams, bahramsOld, stranger] = [
      world.device(),
      world.device(),
      world.device(),
      world.device(),
    ]
    await annas.signIn('anna')
    await bahramsOld.signIn('bahram')
    await bahrams.signIn('bahram')
    stranger.token = 'made-up'
    const ask = (device: Device) =>
      device.call(readSession, {}).then(
        ({ user }) => user.email,
        (error: CallError) => error.code,
      )
    const callers = Array.from({ length: 10 }, () => [annas, stranger, bahrams, bahramsOld]).flat()
    const answers = await Promise.all(callers.map(ask))
    const each = ['anna@example.org', 'unauthenticated', 'bahram@example.org', 'other-device']
    expect(answers).toEqual(Array.from({ length: 10 }, () => each).flat())
  })

  test('signing in on a second device ends the first session, and the first device gets the reason', async () => {
    const phone = await world.signedIn('bahram')
    const laptop = await world.signedIn('bahram')
    await expect(phone.call(readSession, {})).rejects.toMatchObject({
      code: 'other-device',
      message: 'Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.',
    })
    await expect(laptop.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.bahram.email } })
  })

  test('a second tab of the same device does not end the session of the first', async () => {
    const phone = await world.signedIn('bahram')
    const firstTab = phone.token
    await phone.signIn('bahram')
    expect(phone.token).not.toBe(firstTab)
    phone.token = firstTab
    await expect(phone.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.bahram.email } })
  })

  test('a removed role is missing at the very next request', async () => {
    const phone = await world.signedIn('clara')
    const { user } = await phone.call(readSession, {})
    const [row] = await world.db.delete(userRoles).where(eq(userRoles.userId, user.id)).returning()
    expect((await phone.call(readSession, {})).roles).toEqual([])
    await world.db.insert(userRoles).values({ userId: user.id, role: row?.role ?? 'user' })
  })

  test('a deleted account is refused at the very next request', async () => {
    const phone = await world.signedIn('mo')
    await world.db.delete(users).where(eq(users.email, cast.mo.email))
    await expect(phone.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('fifty concurrent sign-ins on different devices leave one session, the one of the locked device', async () => {
    const devices = Array.from({ length: 50 }, () => world.device())
    await Promise.all(devices.map((device) => device.signIn('clara')))
    const answers = await Promise.allSettled(devices.map((device) => device.call(readSession, {})))
    const signedIn = devices.filter((_, index) => answers[index]?.status === 'fulfilled')
    expect(signedIn).toHaveLength(1)
    const { user } = await (signedIn[0] as (typeof devices)[0]).call(readSession, {})
    const [lock] = await world.db.select().from(userDeviceLocks).where(eq(userDeviceLocks.userId, user.id))
    expect(lock?.deviceId).toBe(signedIn[0]?.deviceId)
    const rows = await world.db.select().from(sessions).where(eq(sessions.userId, user.id))
    expect(rows.filter(({ replacedAt }) => replacedAt === null)).toHaveLength(1)
  })

  test('the database contains no session token', async () => {
    const phone = await world.signedIn('bahram')
    const rows = await world.db.select().from(sessions)
    expect(rows.length).toBeGreaterThan(0)
    expect(textsIn(rows)).not.toContain(phone.token)
  })

  test('a session expires after a week without use; using it prolongs it', async () => {
    const day = 24 * 60 * 60 * 1000
    const phone = await world.signedIn('bahram')
    world.passTime(6 * day)
    await phone.call(readSession, {})
    world.passTime(6 * day)
    await expect(phone.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.bahram.email } })
    world.passTime(8 * day)
    await expect(phone.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('a session is prolonged at most once an hour, however often it is used', async () => {
    const minute = 60 * 1000
    const phone = await world.signedIn('bahram')
    const { expires_at: first } = await phone.call(readSession, {})
    world.passTime(59 * minute)
    await expect(phone.call(readSession, {})).resolves.toMatchObject({ expires_at: first })
    world.passTime(minute)
    const { expires_at: second } = await phone.call(readSession, {})
    expect(Date.parse(second) - Date.parse(first)).toBeGreaterThanOrEqual(60 * minute)
    await expect(phone.call(readSession, {})).resolves.toMatchObject({ expires_at: second })
  })
})

describe.runIf(hasDatabase)('limits on sign-in', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ limits: longSignInDelays })
  })
  afterAll(() => world.stop())

  const guess = (email: string, network: string) =>
    world.app.inject({
      method: 'POST',
      url: '/api/sign-in',
      remoteAddress: network,
      payload: { email, password: 'falsch-geraten', as: 'user', deviceId: 'a-device-id' },
    })

  test('after five consecutive failures the account is blocked for a while; other accounts are not', async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await guess('bahram@example.org', '192.0.2.9')).statusCode).toBe(401)
    const sixth = await guess('bahram@example.org', '192.0.2.9')
    expect(sixth.statusCode).toBe(429)
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    await expect(world.device('192.0.2.9').signIn('clara')).resolves.toBeUndefined()
  })

  test('guessing in parallel gains nothing', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess('mo@example.org', '192.0.2.77')))
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(35)
  })

  test('a stranger who guesses does not lock the owner out', async () => {
    for (let i = 0; i < 6; i += 1) await guess('anna@example.org', '192.0.2.88')
    expect((await guess('anna@example.org', '192.0.2.88')).statusCode).toBe(429)
    await expect(world.device('192.0.2.89').signIn('anna')).resolves.toBeUndefined()
  })

  test('one network cannot try many addresses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 101 }, (_, i) => guess(`niemand${i}@example.org`, '192.0.2.66')),
    )
    expect(answers.every(({ statusCode }) => statusCode === 401 || statusCode === 429)).toBe(true)
    expect((await guess('niemand@example.org', '192.0.2.66')).statusCode).toBe(429)
    await expect(world.device('192.0.2.67').signIn('clara')).resolves.toBeUndefined()
  })

  test('a blocked network uses up nothing of the allowance of an account', async () => {
    const strict = await createWorld({
      limits: {
        signInNetwork: { points: 3, duration: 3_600 },
        signInStrangers: { atOnce: 5, everySeconds: 3_600 },
      },
    })
    const guess = (email: string) =>
      strict
        .device('192.0.2.66')
        .call(signIn, { email, password: 'falsch-geraten', as: 'user', deviceId: 'a-device-id' })
    for (const n of [1, 2, 3]) {
      await expect(guess(`niemand${n}@example.org`)).rejects.toMatchObject({ code: 'invalid-credentials' })
    }
    for (let i = 0; i < 10; i += 1) {
      await expect(guess('bahram@example.org')).rejects.toMatchObject({ code: 'too-many-attempts' })
    }
    await expect(strict.device('192.0.2.67').signIn('bahram')).resolves.toBeUndefined()
    await strict.stop()
  })

  test('sixty people behind one address can sign in within a minute', async () => {
    const devices = Array.from({ length: 60 }, () => world.device('192.0.2.33'))
    for (const device of devices) await device.signIn('clara')
    expect(devices.every(({ token }) => token !== null)).toBe(true)
  })
})

describe.runIf(hasDatabase)('behind a proxy', () => {
  test('a forged X-Forwarded-For header does not circumvent the limits', async () => {
    const world = await createWorld({
      trustProxy: true,
      limits: { signInNetwork: { points: 3, duration: 3_600 } },
    })
    const guess = (claimed: string, seenByProxy: string) =>
      world.app.inject({
        method: 'POST',
        url: '/api/sign-in',
        headers: { 'x-forwarded-for': `${claimed}, ${seenByProxy}` },
        payload: {
          email: 'niemand@example.org',
          password: 'falsch-geraten',
          as: 'user',
          deviceId: 'a-device-id',
        },
      })
    for (const claimed of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      expect((await guess(claimed, '203.0.113.5')).statusCode).toBe(401)
    }
    expect((await guess('198.51.100.4', '203.0.113.5')).statusCode).toBe(429)
    expect((await guess('198.51.100.4', '203.0.113.6')).statusCode).toBe(401)
    await world.stop()
  })
})
