import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { readSession, resetPassword, signOut, updatePassword } from '@pol/contract/accounts'
import { deleteUser } from '@pol/contract/administration'
import { deviceLock, heartbeatMs, longestSilenceMs } from '@pol/contract/device-lock'
import type { EventOf } from '@pol/contract/event-stream'
import { listen } from '@pol/contract/listen'
import { sessions, userDeviceLocks, users } from '../../src/database/schema.ts'
import { linkIn } from '../mailbox.ts'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type Device, type World } from '../world.ts'

/** Lets a server listen on a port of its own: streams travel over a real line. */
async function serve(server: FastifyInstance): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

/** Listens to the device lock as the browser does, until the test is over. */
function follow(url: string, { token }: Device) {
  const heard: EventOf<typeof deviceLock>[] = []
  const hangUp = new AbortController()
  const first = Promise.withResolvers<void>()
  let signsOfLife = 0
  const ended = (async () => {
    const onLife = () => {
      signsOfLife += 1
      first.resolve()
    }
    const line = { token: token ?? '', signal: hangUp.signal, onLife }
    const events = listen(deviceLock, { ...line, fetch: (path, init) => fetch(`${url}${path}`, init) })
    for await (const event of events) heard.push(event)
    return heard
  })()
  const opened = Promise.race([first.promise, ended])
  // A test that does not ask how the line ended does not mind.
  for (const promise of [ended, opened]) promise.catch(() => undefined)
  onTestFinished(() => hangUp.abort())
  return {
    heard,
    signsOfLife: () => signsOfLife,
    /** The server has answered: the device is listened for. */
    opened,
    /** What was heard until the server ended the stream. */
    ended,
    hangUp: () => hangUp.abort(),
  }
}

const toldOf = (device: Device) => [
  { name: 'force_logout', data: { actor: device.deviceId, at: expect.any(String) } },
]

const withinASecond = <Result>(promise: Promise<Result>) =>
  Promise.race([
    promise,
    pause(1_000, null, { ref: false }).then(() => Promise.reject(new Error('Nothing came within a second'))),
  ])

describe.runIf(hasDatabase)('one device at a time', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await createWorld()
    url = await serve(world.app)
  })
  afterAll(() => world.stop())

  const signedIn = async (name: keyof typeof cast, device = world.device()) => {
    await device.signIn(name)
    return device
  }
  const listening = async (device: Device) => {
    const line = follow(url, device)
    await line.opened
    return line
  }
  const open = (token: string | null) =>
    fetch(`${url}${deviceLock.path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })

  test('Bahram signs in on his laptop, and his phone is told within a second by whom and when', async () => {
    const phone = await signedIn('bahram')
    const line = await listening(phone)
    const before = Date.now()
    const laptop = await signedIn('bahram')
    expect(await withinASecond(line.ended)).toEqual(toldOf(laptop))
    const [event] = line.heard
    const at = event?.name === 'force_logout' ? Date.parse(event.data.at) : 0
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(Date.now())
  })

  test('a phone that was asleep meanwhile is told when it comes back', async () => {
    const phone = await signedIn('bahram')
    const line = await listening(phone)
    line.hangUp()
    await signedIn('bahram')
    const answer = await open(phone.token)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: 'Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.',
      code: 'other-device',
    })
  })

  test('nobody listens without a session, nor with a token in the address', async () => {
    const bahram = await signedIn('bahram')
    for (const token of [null, 'erfunden']) {
      const answer = await open(token)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ error: 'Nicht authentifiziert', code: 'unauthenticated' })
    }
    expect((await fetch(`${url}${deviceLock.path}?token=${bahram.token}`)).status).toBe(401)
  })

  test('whoever is signed in may listen, whatever the role', async () => {
    const line = await listening(await signedIn('mo'))
    await signedIn('mo')
    expect((await withinASecond(line.ended)).map(({ name }) => name)).toEqual(['force_logout'])
  })

  test('nothing on the way may keep, collect or compress the events', async () => {
    const { token } = await signedIn('clara')
    const answer = await open(token)
    const { headers } = answer
    expect(headers.get('content-type')).toBe('text/event-stream')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    await answer.body?.cancel()
  })

  test('administrators read of it where the operations are described', async () => {
    const { token } = await signedIn('anna')
    const document = await world.app.inject({
      url: '/api/openapi.json',
      headers: { authorization: `Bearer ${token}` },
    })
    const described = document.json().paths[deviceLock.path].get
    expect(described).toMatchObject({ operationId: 'device-lock', 'x-access': 'session' })
    expect(Object.keys(described['x-events'])).toEqual(['force_logout', 'renew'])
    expect(Object.keys(described.responses['200'].content)).toEqual(['text/event-stream'])
  })

  test('the same device may sign in again: its tabs stay, until another device comes', async () => {
    const phone = await signedIn('bahram')
    const firstTab = await listening(phone)
    await phone.signIn('bahram')
    const secondTab = await listening(phone)
    await phone.signIn('bahram')
    const laptop = await signedIn('bahram')
    expect(await withinASecond(firstTab.ended)).toEqual(toldOf(laptop))
    expect(await withinASecond(secondTab.ended)).toEqual(toldOf(laptop))
  })

  test("other people's devices and refused sign-ins move nobody", async () => {
    const phone = await signedIn('bahram')
    const line = await listening(phone)
    await signedIn('clara')
    await expect(world.device().signIn('bahram', 'admin')).rejects.toMatchObject({
      code: 'not-an-administrator',
    })
    const laptop = await signedIn('bahram')
    expect(await withinASecond(line.ended)).toEqual(toldOf(laptop))
  })

  test('back on the first device: only the second one is told', async () => {
    const [phone, laptop] = [await signedIn('bahram'), await signedIn('bahram')]
    const laptopLine = await listening(laptop)
    await phone.signIn('bahram')
    const phoneLine = await listening(phone)
    expect(await withinASecond(laptopLine.ended)).toEqual(toldOf(phone))
    await expect(phone.call(readSession, {})).resolves.toBeDefined()
    expect(phoneLine.heard).toEqual([])
  })

  test('a new password, chosen on another device, is a sign-in there, too', async () => {
    const phone = await signedIn('clara')
    const line = await listening(phone)
    const laptop = world.device()
    const { email, password } = cast.clara
    await laptop.call(resetPassword, { email })
    const link = linkIn(await world.mailbox.mailTo(email))
    const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
    await laptop.call(updatePassword, { token, password, deviceId: laptop.deviceId })
    expect(await withinASecond(line.ended)).toEqual(toldOf(laptop))
  })

  test('with a deleted account, its streams end', async () => {
    const [anna, mo] = [await signedIn('anna'), await signedIn('mo')]
    const { user } = await mo.call(readSession, {})
    const line = await listening(mo)
    await anna.call(deleteUser, { user_id: user.id })
    expect(await withinASecond(line.ended)).toEqual([])
    const answer = await open(mo.token)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
  })

  test('nothing falls between opening a stream and a sign-in at the same moment', async () => {
    for (let round = 0; round < 30; round += 1) {
      const phone = await signedIn('bahram')
      const laptop = world.device()
      const line = follow(url, phone)
      const signIn = laptop.signIn('bahram')
      const answer = line.ended.catch((error: unknown) => error)
      await signIn
      const told = await withinASecond(answer)
      const refused = expect.objectContaining({ code: 'other-device' })
      expect(told).toEqual(told instanceof Error ? refused : toldOf(laptop))
    }
  })

  test('fifty devices at once leave one that is not told', async () => {
    const phone = await signedIn('bahram')
    const devices = [phone, ...Array.from({ length: 49 }, () => world.device())]
    const lines = await Promise.all(
      devices.map(async (device) => {
        if (device !== phone) await device.signIn('bahram')
        return follow(url, device)
      }),
    )
    const told = new Set<number>()
    for (const [index, { ended }] of lines.entries()) {
      void ended.then(
        () => told.add(index),
        () => told.add(index),
      )
    }
    await expect.poll(() => told.size, { timeout: 5_000 }).toBe(49)
    const [lock] = await world.db
      .select({ deviceId: userDeviceLocks.deviceId })
      .from(userDeviceLocks)
      .innerJoin(sessions, eq(sessions.userId, userDeviceLocks.userId))
      .where(eq(sessions.deviceId, phone.deviceId))
    const [left] = devices.filter((_, index) => !told.has(index))
    expect(left?.deviceId).toBe(lock?.deviceId)
  })

  test('one user keeps twenty streams; one more closes the oldest', async () => {
    const phone = await signedIn('bahram')
    const oldest = await listening(phone)
    const others = []
    while (others.length < 19) others.push(await listening(phone))
    const ended = new Set<unknown>()
    for (const line of [oldest, ...others]) void line.ended.then(() => ended.add(line))
    const newest = await listening(phone)
    expect(await withinASecond(oldest.ended)).toEqual([])
    const laptop = await signedIn('bahram')
    expect(await withinASecond(newest.ended)).toEqual(toldOf(laptop))
    for (const line of others) expect(await withinASecond(line.ended)).toEqual(toldOf(laptop))
  })
})

describe.runIf(hasDatabase)('a stream that nothing happens on', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await createWorld({ heartbeatMs: 400 })
    url = await serve(world.app)
  })
  afterAll(() => world.stop())

  const listening = async () => {
    const phone = world.device()
    await phone.signIn('bahram')
    const line = follow(url, phone)
    await line.opened
    return { phone, line }
  }

  test('gives signs of life, and ends before anybody waits in vain for a peer that is gone', async () => {
    const { line } = await listening()
    expect(await line.ended).toEqual([{ name: 'renew', data: {} }])
    // Opening, two heartbeats, the renewal; two of them may travel together.
    expect(line.signsOfLife()).toBeGreaterThanOrEqual(3)
    expect(heartbeatMs * 3).toBeLessThanOrEqual(longestSilenceMs)
    expect(longestSilenceMs).toBe(45_000)
  })

  test('signing out ends the stream without a word, at the next heartbeat: the page has hung up by then', async () => {
    const { phone, line } = await listening()
    await phone.call(signOut, {})
    expect(await line.ended).toEqual([])
  })

  test('a lock that changed without a notification is seen at the next heartbeat', async () => {
    const { phone, line } = await listening()
    const { user } = await phone.call(readSession, {})
    // By then, the look at the opening is long done.
    await expect.poll(line.signsOfLife).toBeGreaterThan(1)
    const actor = randomUUID()
    await world.db.update(userDeviceLocks).set({ deviceId: actor }).where(eq(userDeviceLocks.userId, user.id))
    const told = await line.ended
    expect(told).toEqual([{ name: 'force_logout', data: { actor, at: expect.any(String) } }])
  })

  test('a session that has expired ends its stream, which nobody prolongs by listening', async () => {
    const { phone, line } = await listening()
    world.passTime(8 * 24 * 60 * 60 * 1000)
    expect(await line.ended).toEqual([])
    await expect(phone.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated' })
    world.passTime(-8 * 24 * 60 * 60 * 1000)
  })

  test('a database that is away signs nobody out', async () => {
    const { line } = await listening()
    await world.closeDatabase()
    expect(await line.ended).toEqual([{ name: 'renew', data: {} }])
  })
})

describe.runIf(hasDatabase)('two server processes on one database', () => {
  let world: World
  let second: FastifyInstance
  let url: string
  beforeAll(async () => {
    world = await createWorld()
    second = await world.beside()
    url = await serve(second)
  })
  afterAll(async () => {
    await second.close()
    await world.stop()
  })

  test('a sign-in at the one is told at the other within a second', async () => {
    for (let round = 0; round < 5; round += 1) {
      const phone = world.device('192.0.2.2', second)
      await phone.signIn('bahram')
      const line = follow(url, phone)
      await line.opened
      const laptop = world.device()
      await laptop.signIn('bahram')
      expect(await withinASecond(line.ended)).toEqual(toldOf(laptop))
    }
  })

  test('a process that stops ends its streams at once, and signs nobody out', async () => {
    const stopping = await world.beside()
    const elsewhere = await serve(stopping)
    const phone = world.device()
    await phone.signIn('bahram')
    const lines = Array.from({ length: 10 }, () => follow(elsewhere, phone))
    await Promise.all(lines.map(({ opened }) => opened))
    const begin = performance.now()
    await stopping.close()
    expect(performance.now() - begin).toBeLessThan(1_000)
    for (const line of lines) expect(await line.ended).toEqual([])
    await expect(phone.call(readSession, {})).resolves.toBeDefined()
    const again = follow(url, phone)
    await again.opened
    expect(again.heard).toEqual([])
  })
})

describe.runIf(inject('database').engine === 'server')('a broken line of notifications', () => {
  let world: World
  let url: string
  let name: string
  let superuser: Client
  beforeAll(async () => {
    // No heartbeat looks after it meanwhile.
    world = await createWorld({ heartbeatMs: 60 * 60 * 1000 })
    url = await serve(world.app)
    const database = inject('database')
    superuser = new Client(database.engine === 'server' ? database.admin : '')
    await superuser.connect()
    const [row] = await world.db
      .select({ name: sql<string>`current_database()` })
      .from(users)
      .limit(1)
    name = row?.name ?? ''
  })
  afterAll(async () => {
    await superuser.end()
    await world.stop()
  })

  const cut = async () => {
    const { rows } = await superuser.query<{ count: number }>(
      `select count(pg_terminate_backend(pid))::int as count
       from pg_stat_activity where datname = $1 and query ilike 'listen %'`,
      [name],
    )
    return rows[0]?.count
  }
  const allowConnections = (allowed: boolean) =>
    superuser.query(`alter database ${name} with allow_connections ${allowed}`)

  test('what happens meanwhile is told as soon as it is mended', async () => {
    const phone = world.device()
    await phone.signIn('bahram')
    const line = follow(url, phone)
    await line.opened

    await allowConnections(false)
    expect(await cut()).toBe(1)
    const laptop = world.device()
    await laptop.signIn('bahram')
    await expect(phone.call(readSession, {})).rejects.toMatchObject({ code: 'other-device' })
    // The notification of that sign-in is behind us: the server had no ear for it.
    expect(line.heard).toEqual([])

    await allowConnections(true)
    expect(await line.ended).toEqual(toldOf(laptop))
  })

  test('it is mended for good: the next sign-in is told within a second again', async () => {
    const phone = world.device()
    await phone.signIn('bahram')
    const line = follow(url, phone)
    await line.opened
    const laptop = world.device()
    await laptop.signIn('bahram')
    expect(await withinASecond(line.ended)).toEqual(toldOf(laptop))
  })
})
