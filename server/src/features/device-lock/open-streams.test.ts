import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import type { Actor } from '../../api/handle.ts'
import { createOpenStreams, type OpenStreams, type SessionStatus } from './open-streams.ts'

const phone: Actor = {
  tokenHash: new Uint8Array(32),
  userId: 'bahram',
  deviceId: 'phone',
  deviceSecretHash: null,
  email: 'bahram@example.org',
  roles: ['user'],
  hasPasskey: false,
  provedAt: null,
  expiresAt: new Date('2100-01-01'),
}
const replaced: SessionStatus = { actor: 'laptop', at: new Date('2026-11-21T08:00:00Z') }
const forceLogout = 'event: force_logout\ndata: {"actor":"laptop","at":"2026-11-21T08:00:00.000Z"}\n\n'
const never = 60 * 60 * 1000

const ignore: (userId: string) => void = () => {}

let streams: OpenStreams
afterEach(() => streams.stop())

/** Starts the streams of a process with a fake database. */
async function start(heartbeatMs = never, maxStreams = 10_000) {
  const database = {
    status: (): SessionStatus => 'active',
    queries: 0,
    notify: ignore,
    resubscribe: () => {},
  }
  streams = await createOpenStreams({
    now: () => new Date(),
    heartbeatMs,
    maxStreams,
    log: pino({ level: 'silent' }),
    readStatuses: async (actors) => {
      database.queries += 1
      return actors.map(() => database.status())
    },
    listen: async (_, { onPayload, onSubscribed }) => {
      database.notify = onPayload
      database.resubscribe = onSubscribed
      onSubscribed()
    },
  })
  return database
}

const opened = async (database: Awaited<ReturnType<typeof start>>) => {
  const before = database.queries
  const stream = streams.open(phone)
  await expect.poll(() => database.queries).toBeGreaterThan(before)
  return stream
}
const open = (count: number) =>
  Array.from({ length: count }, (_, n) => streams.open({ ...phone, userId: `learner ${n}` }))
const all = (stream: Readable) => text(stream)

describe('a sign-in on another device is detected', () => {
  test('when it happened between the guard and the opening of the stream', async () => {
    const database = await start()
    database.status = () => replaced
    expect(await all(streams.open(phone))).toBe(`: open\n\n${forceLogout}`)
  })

  test('when a notification arrives for this user', async () => {
    const database = await start()
    const stream = await opened(database)
    database.status = () => replaced
    database.notify('clara')
    database.notify('bahram')
    expect(await all(stream)).toBe(`: open\n\n${forceLogout}`)
    expect(database.queries).toBe(2)
  })

  test('when the notification connection is restored', async () => {
    const database = await start()
    const stream = await opened(database)
    database.status = () => replaced
    database.resubscribe()
    expect(await all(stream)).toBe(`: open\n\n${forceLogout}`)
  })

  test('at a heartbeat, without a notification', async () => {
    const database = await start(300)
    const stream = await opened(database)
    database.status = () => replaced
    const heartbeat = ':\n\n'
    expect([
      `: open\n\n${heartbeat}${forceLogout}`,
      `: open\n\n${heartbeat}${heartbeat}${forceLogout}`,
    ]).toContain(await all(stream))
  })
})

test('an unreachable database signs no user out', async () => {
  const database = await start(30)
  database.status = () => {
    throw new Error('Unreachable')
  }
  expect(await all(streams.open(phone))).toBe(': open\n\n:\n\n:\n\nevent: renew\ndata: {}\n\n')
})

test('a stream whose client has disconnected is no longer checked', async () => {
  const database = await start()
  const stream = await opened(database)
  const closed = once(stream, 'close')
  stream.destroy()
  await closed
  database.notify('bahram')
  database.resubscribe()
  expect(database.queries).toBe(1)
})

test('a server that is shutting down ends open streams and new ones', async () => {
  const database = await start()
  const stream = await opened(database)
  streams.stop()
  expect(await all(stream)).toBe(': open\n\n')
  expect(await all(streams.open(phone))).toBe(': open\n\n')
})

test('one stream beyond the limit of a process is refused, until another one has ended', async () => {
  await start(never, 2)
  const [first] = open(2)
  expect(() => streams.open(phone)).toThrow(expect.objectContaining({ code: 'unavailable', retryAfter: 3 }))
  first?.destroy()
  await expect.poll(() => streams.count()).toBe(1)
  expect(() => streams.open(phone)).not.toThrow()
})

test('thousands of streams are checked with a few queries', async () => {
  const database = await start()
  const others = open(2_500)
  await expect.poll(() => database.queries).toBe(3)
  database.status = () => replaced
  database.resubscribe()
  const received = await Promise.all(others.map(all))
  expect(new Set(received)).toEqual(new Set([`: open\n\n${forceLogout}`]))
  expect(database.queries).toBe(6)
})

test('streams that were opened at the same time, for example after a restart, end at different times', async () => {
  await start(300)
  const ends = await Promise.all(
    open(300).map(async (stream) => {
      await all(stream)
      return performance.now()
    }),
  )
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(100)
})

test('a stream ends when its session expires, without waiting for a heartbeat', async () => {
  const database = await start()
  const stream = streams.open({ ...phone, expiresAt: new Date(Date.now() + 200) })
  await expect.poll(() => database.queries).toBe(1)
  database.status = () => 'ended'
  expect(await all(stream)).toBe(': open\n\n')
})
