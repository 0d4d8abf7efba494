import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import DataLoader from 'dataloader'
import type { FastifyBaseLogger } from 'fastify'
import { deviceLock as stream } from '@pol/contract/device-lock'
import { eventText } from '@pol/contract/event-stream'
import type { OpenDatabase } from '../../database/open.ts'
import type { Actor } from '../../http/handle.ts'
import { sessionChanges } from '../../identity/session-changes.ts'

/** A session still stands, has ended, or has been replaced by that of another device. */
export type Standing = 'stands' | 'ended' | { readonly actor: string; readonly at: Date }

interface Parts {
  readonly listen: OpenDatabase['listen']
  /** Reads how sessions stand at this moment, in their order. */
  readonly standings: (holders: readonly Actor[]) => Promise<readonly Standing[]>
  readonly log: FastifyBaseLogger
  readonly heartbeatMs: number
}

interface OpenStream {
  readonly actor: Actor
  readonly events: Readable
  readonly turn: number
  heartbeats: number
}

/** More streams of one user than anybody has pages open; beyond them the oldest is closed. */
const mostOfOneUser = 20
/** A peer that has gone acknowledges nothing, but only the kernel knows: so no stream outlives the third heartbeat. */
const heartbeatsOfAStream = 2
/** Streams that are opened together, after a restart above all, are not to come back together for ever. */
const turnsOfAHeartbeat = 15
const mostInOneQuery = 1_000

/**
 * The streams that this process keeps open, and what ends them. A notification only says where to look:
 * the tables decide, read again at each opening, each notification, each heartbeat, and whenever the line
 * on which notifications come has been broken.
 */
export async function createOpenStreams({ listen, standings, log, heartbeatMs }: Parts) {
  const byUser = new Map<string, Set<OpenStream>>()
  let stopped = false

  const all = () => [...byUser.values()].flatMap((streams) => [...streams])

  const drop = (one: OpenStream) => {
    const streams = byUser.get(one.actor.userId)
    const wasOpen = streams?.delete(one) ?? false
    if (streams?.size === 0) byUser.delete(one.actor.userId)
    return wasOpen
  }

  const end = (one: OpenStream, farewell: string | null = null) => {
    if (!drop(one)) return
    if (farewell !== null) one.events.push(farewell)
    one.events.push(null)
  }

  const together = new DataLoader(standings, {
    cache: false,
    maxBatchSize: mostInOneQuery,
    batchScheduleFn: setImmediate,
  })
  const review = async (one: OpenStream) => {
    const standing = await together.load(one.actor)
    if (standing === 'stands') return
    if (standing === 'ended') end(one)
    else end(one, eventText(stream, 'force_logout', { ...standing, at: standing.at.toISOString() }))
  }
  /** A database that is away signs nobody out; the next heartbeat looks again. */
  const reviewSoon = (streams: Iterable<OpenStream>) => {
    Promise.all([...streams].map(review)).catch((error: unknown) => {
      if (!stopped) log.warn({ err: error }, 'the device locks could not be read')
    })
  }

  let turn = 0
  const heartbeat = () => {
    turn = (turn + 1) % turnsOfAHeartbeat
    const due = all().filter((one) => one.turn === turn)
    for (const one of due) {
      one.heartbeats += 1
      if (one.heartbeats > heartbeatsOfAStream) end(one, eventText(stream, 'renew', {}))
      else one.events.push(':\n\n')
    }
    reviewSoon(due)
  }

  await listen(sessionChanges, {
    onPayload: (userId) => reviewSoon(byUser.get(userId) ?? []),
    onSubscribed: () => reviewSoon(all()),
  })
  const timer = setInterval(heartbeat, heartbeatMs / turnsOfAHeartbeat).unref()

  return {
    open(actor: Actor): Readable {
      const events = new Readable({ read() {} })
      const one = { actor, events, turn: randomInt(turnsOfAHeartbeat), heartbeats: 0 }
      const streams = byUser.get(actor.userId) ?? new Set()
      byUser.set(actor.userId, streams.add(one))
      events.once('close', () => drop(one))
      events.push(': open\n\n')
      const [oldest] = streams
      if (oldest && streams.size > mostOfOneUser) end(oldest)
      // Whatever happened between the guard's look and the lines above was announced to nobody here.
      if (stopped) end(one)
      else reviewSoon([one])
      return events
    },
    count: () => all().length,
    /** Ends all streams; their listeners try again elsewhere, or here when the server is back. */
    stop() {
      stopped = true
      clearInterval(timer)
      for (const one of all()) end(one)
    },
  }
}

export type OpenStreams = Awaited<ReturnType<typeof createOpenStreams>>
