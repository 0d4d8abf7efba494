import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { readSession, signIn, signOut } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { deleteUser } from '@pol/contract/operations/administration'
import { deviceLock, heartbeatMs, heartbeatTimeoutMs } from '@pol/contract/device-lock'
import type { EventOf } from '@pol/contract/event-stream'
import { listen } from '@pol/contract/listen'
import { sessions, userDeviceLocks, users } from '../../../src/database/schema.ts'
import { linkIn } from '../../mailbox.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

/** Listens on a free port, because streams need a real connection. @returns the address. */
async function listenOnPort(server: FastifyInstance): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

/** Opens the device-lock stream as the browser does, until the test ends. */
function openStream(url: string, { token }: Device) {
  const received: EventOf<typeof deviceLock>[] = []
  const hangUp = new AbortController()
  const first = Promise.withResolvers<void>()
  let activityCount = 0
  const ended = (async () => {
    const onActivity = () => {
      activityCount += 1
      first.resolve()
    }
    const options = { token: token ?? '', signal: hangUp.signal, onActivity }
    const events = listen(deviceLock, { ...options, fetch: (path, init) => fetch(`${url}${path}`, init) })
    for await (const event of events) received.push(event)
    return received
  })()
  const opened = Promise.race([first.promise, ended])
  // Not every test awaits these, so their rejections must not count as unhandled.
  for (const promise of [ended, opened]) promise.catch(() => undefined)
  onTestFinished(() => hangUp.abort())
  return {
    received,
    activityCount: () => activityCount,
    /** Settles when the server has sent the first bytes. No event after that is missed. */
    opened,
    /** All events. Settles when the server has ended the stream. */
    ended,
    hangUp: () => hangUp.abort(),
  }
}

const forceLogoutBy = (device: Device) => [
  { name: 'force_logout', data: { actor: device.deviceId, at: expect.any(String) } },
]

/** Disables heartbeats, so every event is caused by a notification. */
const noHeartbeat = { heartbeatMs: 60 * 60 * 1000 }

describe.runIf(hasDatabase)('one device at a time', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await createWorld(noHeartbeat)
    url = await listenOnPort(world.app)
  })
  afterAll(() => world.stop())

  const listening = async (device: Device) => {
    const stream = openStream(url, device)
    await stream.opened
    return stream
  }
  const open = (token: string | null) =>
    fetch(`${url}${deviceLock.path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })

  test('Bahram signs in on his laptop, and his phone gets an event with the device and the time at once', async () => {
    const phone = await world.signedIn('bahram')
    const stream = await listening(phone)
    const before = Date.now()
    const laptop = await world.signedIn('bahram')
    expect(await stream.ended).toEqual(forceLogoutBy(laptop))
    const [event] = stream.received
    const at = event?.name === 'force_logout' ? Date.parse(event.data.at) : 0
    expect(at).toBeGreaterThanOrEqual(before)
    expect(at).toBeLessThanOrEqual(Date.now())
  })

  test('a phone that was offline gets the reason when it reconnects', async () => {
    const phone = await world.signedIn('bahram')
    const stream = await listening(phone)
    stream.hangUp()
    await world.signedIn('bahram')
    const answer = await open(phone.token)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toEqual({
      error: 'Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.',
      code: 'other-device',
    })
  })

  test('a stream needs a session, and the token must not be in the address', async () => {
    const bahram = await world.signedIn('bahram')
    for (const token of [null, 'erfunden']) {
      const answer = await open(token)
      expect(answer.status).toBe(401)
      expect(await answer.json()).toEqual({ error: 'Nicht authentifiziert', code: 'unauthenticated' })
    }
    expect((await fetch(`${url}${deviceLock.path}?token=${bahram.token}`)).status).toBe(401)
  })

  test('every signed-in user may open a stream, with any role', async () => {
    const stream = await listening(await world.signedIn('mo'))
    await world.signedIn('mo')
    expect((await stream.ended).map(({ name }) => name)).toEqual(['force_logout'])
  })

  test('the headers forbid proxies to cache, buffer or compress the events', async () => {
    const { token } = await world.signedIn('clara')
    const answer = await open(token)
    const { headers } = answer
    expect(headers.get('content-type')).toBe('text/event-stream')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('x-accel-buffering')).toBe('no')
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    await answer.body?.cancel()
  })

  test('the OpenAPI document describes the stream', async () => {
    const { token } = await world.signedIn('anna')
    const document = await world.app.inject({
      url: '/api/openapi.json',
      headers: { authorization: `Bearer ${token}` },
    })
    const described = document.json().paths[deviceLock.path].get
    expect(described).toMatchObject({ operationId: 'device-lock', 'x-access': 'session' })
    expect(Object.keys(described['x-events'])).toEqual(['force_logout', 'renew'])
    expect(Object.keys(described.responses['200'].content)).toEqual(['text/event-stream'])
  })

  test('the same device may sign in again without ending its tabs, until another device signs in', async () => {
    const phone = await world.signedIn('bahram')
    const firstTab = await listening(phone)
    await phone.signIn('bahram')
    const secondTab = await listening(phone)
    await phone.signIn('bahram')
    const laptop = await world.signedIn('bahram')
    expect(await firstTab.ended).toEqual(forceLogoutBy(laptop))
    expect(await secondTab.ended).toEqual(forceLogoutBy(laptop))
  })

  test('sign-ins of other users and refused sign-ins cause no event', async () => {
    const phone = await world.signedIn('bahram')
    const stream = await listening(phone)
    await world.signedIn('clara')
    await expect(world.device().signIn('bahram', 'admin')).rejects.toMatchObject({
      code: 'not-an-administrator',
    })
    const laptop = await world.signedIn('bahram')
    expect(await stream.ended).toEqual(forceLogoutBy(laptop))
  })

  test('after a sign-in on the first device again, only the second one gets an event', async () => {
    const [phone, laptop] = [await world.signedIn('bahram'), await world.signedIn('bahram')]
    const laptopStream = await listening(laptop)
    await phone.signIn('bahram')
    const phoneStream = await listening(phone)
    expect(await laptopStream.ended).toEqual(forceLogoutBy(phone))
    await expect(phone.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.bahram.email } })
    expect(phoneStream.received).toEqual([])
  })

  test('a new password that is set on another device counts as a sign-in there', async () => {
    const phone = await world.signedIn('clara')
    const stream = await listening(phone)
    const laptop = world.device()
    const { email, password } = cast.clara
    await laptop.call(resetPassword, { email })
    const link = linkIn(await world.mailbox.waitForMail(email))
    const token = new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
    await laptop.call(updatePassword, { token, password, deviceId: laptop.deviceId })
    expect(await stream.ended).toEqual(forceLogoutBy(laptop))
  })

  test('signing out ends the stream of this tab at once without an event, and no other stream', async () => {
    const [phone, otherTab] = [await world.signedIn('bahram'), world.device()]
    const { deviceId, deviceSecret } = phone
    const { email, password } = cast.bahram
    const second = await otherTab.call(signIn, { email, password, as: 'user', deviceId, deviceSecret })
    otherTab.token = second.token
    const [stream, otherStream] = [await listening(phone), await listening(otherTab)]
    await phone.call(signOut, {})
    expect(await stream.ended).toEqual([])
    const laptop = await world.signedIn('bahram')
    expect(await otherStream.ended).toEqual(forceLogoutBy(laptop))
  })

  test('a stranger who claims the id of the phone counts as another device, and the phone gets an event', async () => {
    const phone = await world.signedIn('bahram')
    const stream = await listening(phone)
    const { email, password } = cast.bahram
    await world.device().call(signIn, { email, password, as: 'user', deviceId: phone.deviceId })
    expect(await stream.ended).toEqual(forceLogoutBy(phone))
  })

  test('deleting an account ends its streams', async () => {
    const [anna, mo] = [await world.signedIn('anna'), await world.signedIn('mo')]
    const { user } = await mo.call(readSession, {})
    const stream = await listening(mo)
    await anna.call(deleteUser, { user_id: user.id })
    expect(await stream.ended).toEqual([])
    const answer = await open(mo.token)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated' })
  })

  test('a sign-in while the stream is being opened is not missed', async () => {
    for (let round = 0; round < 30; round += 1) {
      const phone = await world.signedIn('bahram')
      const laptop = world.device()
      const stream = openStream(url, phone)
      const signingIn = laptop.signIn('bahram')
      const answer = stream.ended.catch((error: unknown) => error)
      await signingIn
      const outcome = await answer
      const refused = expect.objectContaining({ code: 'other-device' })
      expect(outcome).toEqual(outcome instanceof Error ? refused : forceLogoutBy(laptop))
    }
  })

  test('of fifty devices that sign in at once, all but one get an event', async () => {
    const phone = await world.signedIn('bahram')
    const devices = [phone, ...Array.from({ length: 49 }, () => world.device())]
    const streams = await Promise.all(
      devices.map(async (device) => {
        if (device !== phone) await device.signIn('bahram')
        return openStream(url, device)
      }),
    )
    const signedOut = new Set<number>()
    for (const [index, { ended }] of streams.entries()) {
      void ended.then(
        () => signedOut.add(index),
        () => signedOut.add(index),
      )
    }
    await expect.poll(() => signedOut.size).toBe(49)
    const [lock] = await world.db
      .select({ deviceId: userDeviceLocks.deviceId })
      .from(userDeviceLocks)
      .innerJoin(sessions, eq(sessions.userId, userDeviceLocks.userId))
      .where(eq(sessions.deviceId, phone.deviceId))
    const [left] = devices.filter((_, index) => !signedOut.has(index))
    expect(left?.deviceId).toBe(lock?.deviceId)
  })

  test('a user can have twenty streams; another one closes the oldest', async () => {
    const phone = await world.signedIn('bahram')
    const oldest = await listening(phone)
    const others = []
    while (others.length < 19) others.push(await listening(phone))
    const ended = new Set<unknown>()
    for (const stream of [oldest, ...others]) void stream.ended.then(() => ended.add(stream))
    const newest = await listening(phone)
    expect(await oldest.ended).toEqual([])
    const laptop = await world.signedIn('bahram')
    expect(await newest.ended).toEqual(forceLogoutBy(laptop))
    for (const stream of others) expect(await stream.ended).toEqual(forceLogoutBy(laptop))
  })
})

describe.runIf(hasDatabase)('a stream without events', () => {
  let world: World
  let url: string
  beforeAll(async () => {
    world = await createWorld({ heartbeatMs: 400 })
    url = await listenOnPort(world.app)
  })
  afterAll(() => world.stop())

  const listening = async () => {
    const phone = await world.signedIn('bahram')
    const stream = openStream(url, phone)
    await stream.opened
    return { phone, stream }
  }

  test('sends heartbeats, and is renewed before the client’s timeout', async () => {
    const { stream } = await listening()
    expect(await stream.ended).toEqual([{ name: 'renew', data: {} }])
    // Four writes: the opening, two heartbeats and the renewal. Two of them may arrive in one chunk.
    expect(stream.activityCount()).toBeGreaterThanOrEqual(3)
    expect(heartbeatMs * 3).toBeLessThanOrEqual(heartbeatTimeoutMs)
    expect(heartbeatTimeoutMs).toBe(45_000)
  })

  test('a lock that was changed without a notification is noticed at the next heartbeat', async () => {
    const { phone, stream } = await listening()
    const { user } = await phone.call(readSession, {})
    // After the first heartbeat the check at the opening of the stream has ended.
    await expect.poll(stream.activityCount).toBeGreaterThan(1)
    const actor = randomUUID()
    await world.db.update(userDeviceLocks).set({ deviceId: actor }).where(eq(userDeviceLocks.userId, user.id))
    expect(await stream.ended).toEqual([{ name: 'force_logout', data: { actor, at: expect.any(String) } }])
  })

  test('an expired session ends its stream; an open stream does not prolong the session', async () => {
    const { phone, stream } = await listening()
    world.passTime(8 * 24 * 60 * 60 * 1000)
    expect(await stream.ended).toEqual([])
    await expect(phone.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated' })
    world.passTime(-8 * 24 * 60 * 60 * 1000)
  })

  test('a database outage signs no user out', async () => {
    const { stream } = await listening()
    await world.closeDatabase()
    expect(await stream.ended).toEqual([{ name: 'renew', data: {} }])
  })
})

describe.runIf(hasDatabase)('two server processes on one database', () => {
  let world: World
  let second: FastifyInstance
  let url: string
  beforeAll(async () => {
    world = await createWorld(noHeartbeat)
    second = await world.startSecondServer()
    url = await listenOnPort(second)
  })
  afterAll(async () => {
    await second.close()
    await world.stop()
  })

  test('a sign-in at one process causes an immediate event at the second process', async () => {
    for (let round = 0; round < 5; round += 1) {
      const phone = world.device('192.0.2.2', second)
      await phone.signIn('bahram')
      const stream = openStream(url, phone)
      await stream.opened
      const laptop = await world.signedIn('bahram')
      expect(await stream.ended).toEqual(forceLogoutBy(laptop))
    }
  })

  test('a process that stops ends its streams at once, and signs no user out', async () => {
    const stopping = await world.startSecondServer()
    const stoppingUrl = await listenOnPort(stopping)
    const phone = await world.signedIn('bahram')
    const streams = Array.from({ length: 10 }, () => openStream(stoppingUrl, phone))
    await Promise.all(streams.map(({ opened }) => opened))
    await stopping.close()
    for (const stream of streams) expect(await stream.ended).toEqual([])
    await expect(phone.call(readSession, {})).resolves.toMatchObject({ user: { email: cast.bahram.email } })
    const again = openStream(url, phone)
    await again.opened
    expect(again.received).toEqual([])
  })
})

describe.runIf(inject('database').engine === 'server')('a broken connection for notifications', () => {
  let world: World
  let url: string
  let name: string
  let superuser: Client
  beforeAll(async () => {
    world = await createWorld(noHeartbeat)
    url = await listenOnPort(world.app)
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

  const cutListener = async () => {
    const { rows } = await superuser.query<{ count: number }>(
      `select count(pg_terminate_backend(pid))::int as count
       from pg_stat_activity where datname = $1 and query ilike 'listen %'`,
      [name],
    )
    return rows[0]?.count
  }
  const allowConnections = (allowed: boolean) =>
    superuser.query(`alter database ${name} with allow_connections ${allowed}`)

  test('a sign-in during the outage is reported as soon as the connection is restored', async () => {
    const phone = await world.signedIn('bahram')
    const stream = openStream(url, phone)
    await stream.opened

    await allowConnections(false)
    expect(await cutListener()).toBe(1)
    const laptop = await world.signedIn('bahram')
    await expect(phone.call(readSession, {})).rejects.toMatchObject({ code: 'other-device' })
    // The server was not connected when the notification of that sign-in was sent.
    expect(stream.received).toEqual([])

    await allowConnections(true)
    expect(await stream.ended).toEqual(forceLogoutBy(laptop))
  })

  test('after that, the next sign-in is reported at once again', async () => {
    const phone = await world.signedIn('bahram')
    const stream = openStream(url, phone)
    await stream.opened
    const laptop = await world.signedIn('bahram')
    expect(await stream.ended).toEqual(forceLogoutBy(laptop))
  })
})
