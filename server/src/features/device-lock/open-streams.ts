import { randomInt } from 'node:crypto'
import { Readable } from 'node:stream'
import DataLoader from 'dataloader'
import type { FastifyBaseLogger } from 'fastify'
import { deviceLock as stream } from '@pol/contract/device-lock'
import { eventText } from '@pol/contract/event-stream'
import type { OpenDatabase } from '../../database/database.ts'
import type { Actor } from '../../api/handle.ts'
import { unavailable } from '../../api/api-error.ts'
import { sessionChanges } from '../../accounts/sessions/session-changes.ts'
import { bounds } from '../../bounds/bounds.ts'

/** A session is active, has ended, or was replaced by a session on another device (`actor` is its id). */
export type SessionStatus = 'active' | 'ended' | { readonly actor: string; readonly at: Date }

interface Parts {
  readonly listen: OpenDatabase['listen']
  /** Reads the current statuses of sessions, in their order. */
  readonly readStatuses: (actors: readonly Actor[]) => Promise<readonly SessionStatus[]>
  readonly log: FastifyBaseLogger
  readonly heartbeatMs: number
  readonly now: () => Date
  /** Maximum number of open streams; smaller in tests. */
  readonly maxStreams?: number
}

interface OpenStream {
  readonly actor: Actor
  readonly events: Readable
  /** The heartbeat slot in which this stream is served. */
  readonly slot: number
  /** Checks the status when the session expires. */
  readonly expiry: NodeJS.Timeout
  heartbeats: number
}

/** Dead peers cannot be detected, so streams are closed at the third heartbeat. */
const maxHeartbeats = 2
/** Spreads the streams over the interval, so that streams opened at the same time do not all reconnect together. */
const heartbeatSlots = 15
/** Timers may fire slightly early. */
const timerMarginMs = 10
/** Longer than the life of a stream, and within the range of a timer. */
const maxTimerMs = 60 * 60 * 1000
const maxBatchSize = 1_000

/**
 * Manages the open streams of this process. The status in the database decides which streams end. It is read when a
 * stream opens, at each notification and heartbeat, and after the notification connection was interrupted.
 */
export async function createOpenStreams({
  listen,
  readStatuses,
  log,
  heartbeatMs,
  now,
  maxStreams = bounds.openStreams,
}: Parts) {
  const byUser = new Map<string, Set<OpenStream>>()
  let openCount = 0
  let stopped = false

  const all = () => [...byUser.values()].flatMap((streams) => [...streams])

  const drop = (openStream: OpenStream) => {
    clearTimeout(openStream.expiry)
    const streams = byUser.get(openStream.actor.userId)
    const wasOpen = streams?.delete(openStream) ?? false
    if (wasOpen) openCount -= 1
    if (streams?.size === 0) byUser.delete(openStream.actor.userId)
    return wasOpen
  }

  const end = (openStream: OpenStream, lastEvent: string | null = null) => {
    if (!drop(openStream)) return
    if (lastEvent !== null) openStream.events.push(lastEvent)
    openStream.events.push(null)
  }

  const statusLoader = new DataLoader(readStatuses, {
    cache: false,
    maxBatchSize,
    batchScheduleFn: setImmediate,
  })
  const checkStatus = async (openStream: OpenStream) => {
    const status = await statusLoader.load(openStream.actor)
    if (status === 'active') return
    if (status === 'ended') end(openStream)
    else end(openStream, eventText(stream, 'force_logout', { ...status, at: status.at.toISOString() }))
  }
  /** An unreachable database signs no user out. The next heartbeat checks again. */
  const checkStatuses = (streams: Iterable<OpenStream>) => {
    Promise.all([...streams].map(checkStatus)).catch((error: unknown) => {
      if (!stopped) log.warn({ err: error }, 'the device locks could not be read')
    })
  }

  let slot = 0
  const heartbeat = () => {
    slot = (slot + 1) % heartbeatSlots
    const due = all().filter((openStream) => openStream.slot === slot)
    for (const openStream of due) {
      openStream.heartbeats += 1
      if (openStream.heartbeats > maxHeartbeats) end(openStream, eventText(stream, 'renew', {}))
      else openStream.events.push(':\n\n')
    }
    checkStatuses(due)
  }

  await listen(sessionChanges, {
    onPayload: (userId) => checkStatuses(byUser.get(userId) ?? []),
    onSubscribed: () => checkStatuses(all()),
  })
  const timer = setInterval(heartbeat, heartbeatMs / heartbeatSlots).unref()

  return {
    /** @throws ApiError if this process has the maximum number of streams. */
    open(actor: Actor): Readable {
      if (openCount >= maxStreams) throw unavailable()
      openCount += 1
      const events = new Readable({ read() {} })
      const leftMs = actor.expiresAt.getTime() - now().getTime()
      const openStream: OpenStream = {
        actor,
        events,
        slot: randomInt(heartbeatSlots),
        expiry: setTimeout(
          () => checkStatuses([openStream]),
          Math.min(leftMs + timerMarginMs, maxTimerMs),
        ).unref(),
        heartbeats: 0,
      }
      const streams = byUser.get(actor.userId) ?? new Set()
      byUser.set(actor.userId, streams.add(openStream))
      events.once('close', () => drop(openStream))
      events.push(': open\n\n')
      const [oldest] = streams
      if (oldest && streams.size > bounds.streamsPerUser) end(oldest)
      // Changes between the guard and the registration above were not delivered to this stream.
      if (stopped) end(openStream)
      else checkStatuses([openStream])
      return events
    },
    count: () => openCount,
    /** Ends all streams. Their clients reconnect to another process, or to this one after its restart. */
    stop() {
      stopped = true
      clearInterval(timer)
      for (const openStream of all()) end(openStream)
    },
  }
}

export type OpenStreams = Awaited<ReturnType<typeof createOpenStreams>>
