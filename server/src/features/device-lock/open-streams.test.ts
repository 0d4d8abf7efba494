import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import type { Actor } from '../../http/handle.ts'
import { createOpenStreams, type OpenStreams, type Standing } from './open-streams.ts'

const phone: Actor = {
  tokenHash: new Uint8Array(32),
  userId: 'bahram',
  deviceId: 'phone',
  email: 'bahram@example.org',
  username: 'Bahram',
  avatarUrl: null,
  roles: ['user'],
  expiresAt: new Date('2100-01-01'),
}
const replaced: Standing = { actor: 'laptop', at: new Date('2026-11-21T08:00:00Z') }
const told = 'event: force_logout\ndata: {"actor":"laptop","at":"2026-11-21T08:00:00.000Z"}\n\n'
const never = 60 * 60 * 1000

const unheard: (userId: string) => void = () => {}

let streams: OpenStreams
afterEach(() => streams.stop())

/** The streams of a process whose database says what it is told to say. */
async function start(heartbeatMs = never) {
  const database = {
    standing: (): Standing => 'stands',
    asked: 0,
    notify: unheard,
    resubscribe: () => {},
  }
  streams = await createOpenStreams({
    heartbeatMs,
    log: pino({ level: 'silent' }),
    standings: async (holders) => {
      database.asked += 1
      return holders.map(() => database.standing())
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
  const before = database.asked
  const stream = streams.open(phone)
  await expect.poll(() => database.asked).toBeGreaterThan(before)
  return stream
}
const open = (count: number) =>
  Array.from({ length: count }, (_, n) => streams.open({ ...phone, userId: `learner ${n}` }))
const all = (stream: Readable) => text(stream)

describe('another device is noticed', () => {
  test('when it came between the look of the guard and the opening', async () => {
    const database = await start()
    database.standing = () => replaced
    expect(await all(streams.open(phone))).toBe(`: open\n\n${told}`)
  })

  test('when it is notified, for the user whom it is about', async () => {
    const database = await start()
    const stream = await opened(database)
    database.standing = () => replaced
    database.notify('clara')
    database.notify('bahram')
    expect(await all(stream)).toBe(`: open\n\n${told}`)
    expect(database.asked).toBe(2)
  })

  test('when the line of notifications is back after it was broken', async () => {
    const database = await start()
    const stream = await opened(database)
    database.standing = () => replaced
    database.resubscribe()
    expect(await all(stream)).toBe(`: open\n\n${told}`)
  })

  test('at a heartbeat, when nothing was notified', async () => {
    const database = await start(300)
    const stream = await opened(database)
    database.standing = () => replaced
    const heartbeat = ':\n\n'
    expect([`: open\n\n${heartbeat}${told}`, `: open\n\n${heartbeat}${heartbeat}${told}`]).toContain(
      await all(stream),
    )
  })
})

test('a database that cannot be asked moves nobody', async () => {
  const database = await start(30)
  database.standing = () => {
    throw new Error('Away')
  }
  expect(await all(streams.open(phone))).toBe(': open\n\n:\n\n:\n\nevent: renew\ndata: {}\n\n')
})

test('a listener who has left is looked after no more', async () => {
  const database = await start()
  const stream = await opened(database)
  const closed = once(stream, 'close')
  stream.destroy()
  await closed
  database.notify('bahram')
  database.resubscribe()
  expect(database.asked).toBe(1)
})

test('a server that is stopping ends what is open, and what is opened still', async () => {
  const database = await start()
  const stream = await opened(database)
  streams.stop()
  expect(await all(stream)).toBe(': open\n\n')
  expect(await all(streams.open(phone))).toBe(': open\n\n')
})

test('thousands of streams are looked after in a few queries', async () => {
  const database = await start()
  const others = open(2_500)
  await expect.poll(() => database.asked).toBe(3)
  database.standing = () => replaced
  database.resubscribe()
  const heard = await Promise.all(others.map(all))
  expect(new Set(heard)).toEqual(new Set([`: open\n\n${told}`]))
  expect(database.asked).toBe(6)
})

test('those that were opened together, after a restart say, come back one after the other', async () => {
  await start(300)
  const ends = await Promise.all(
    open(300).map(async (stream) => {
      await all(stream)
      return performance.now()
    }),
  )
  expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(100)
})
