import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { speechClips } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { isMp3 } from '../../audio/is-mp3.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Priority, SpeechProvider, SpokenBy, SpokenText } from './provider.ts'

const pollIntervalMs = 100

/** Shutdown grace period for clips that are being generated. */
const shutdownTimeoutMs = 3_000

interface Parts {
  readonly db: Database
  readonly provider: SpeechProvider
  readonly metrics: Metrics
}

interface InFlight {
  readonly clip: Promise<Uint8Array>
  /** Aborts when all waiting callers have left. */
  readonly allLeft: AbortController
  waitingCallers: number
}

/**
 * Cache of spoken texts. Texts of the course are generated once by one of the processes and stored in the database.
 * Texts of learners are private and never stored. Concurrent requests for the same clip share its generation.
 */
export function createClips({ db, provider, metrics }: Parts) {
  /** Timeout for a clip, including the wait in the queue or for another process. */
  const clipTimeoutMs = 2 * provider.timeoutMs
  /** Lifetime of a claim, in case its process dies. Longer than the generation of a clip. */
  const leaseMs = provider.timeoutMs + 5_000
  const inFlight = new Map<string, InFlight>()

  const isClip = (text: string, by: SpokenBy) => {
    const sounding = provider.sounding(by)
    return and(
      eq(speechClips.provider, sounding.provider),
      eq(speechClips.voice, sounding.voice),
      eq(speechClips.text, text),
    )
  }

  const keyOf = (script: string, by: SpokenBy) => {
    const sounding = provider.sounding(by)
    return `${sounding.provider} ${sounding.voice} ${script}`
  }

  const find = async (script: string, by: SpokenBy) => {
    const [row] = await db
      .select({ mp3: speechClips.mp3, checksum: speechClips.checksum })
      .from(speechClips)
      .where(isClip(script, by))
    if (!row?.mp3) return null
    if (isIntact(row.mp3, row.checksum)) return row.mp3
    // Compare the bytes, because another process may have replaced the clip in between.
    await db.delete(speechClips).where(and(isClip(script, by), eq(speechClips.mp3, row.mp3)))
    return null
  }

  /** Claims the clip for this process. @returns whether it succeeded. */
  const claim = async (text: string, by: SpokenBy) => {
    const claimedUntil = sql`now() + make_interval(secs => ${leaseMs / 1000})`
    const claimed = await db
      .insert(speechClips)
      .values({ ...provider.sounding(by), text, claimedUntil })
      .onConflictDoUpdate({
        target: [speechClips.provider, speechClips.voice, speechClips.text],
        set: { claimedUntil },
        setWhere: sql`${speechClips.mp3} is null and ${speechClips.claimedUntil} < now()`,
      })
      .returning({ voice: speechClips.voice })
    return claimed.length > 0
  }

  const compute = async (script: string, by: SpokenBy, priority: Priority, signal: AbortSignal) => {
    try {
      const mp3 = await provider.speak(script, by, priority, signal)
      metrics.clip('made')
      return mp3
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      const isGivenUp = priority === 'free' && signal.aborted
      if (!isGivenUp) metrics.clip('failed')
      throw new ApiError('speech-failed', { cause })
    }
  }

  const make = async (script: string, by: SpokenBy, signal: AbortSignal) => {
    try {
      const mp3 = await compute(script, by, 'taught', signal)
      const storedClip = { mp3, checksum: checksumOf(mp3), claimedUntil: null }
      await db
        .insert(speechClips)
        .values({ ...provider.sounding(by), text: script, ...storedClip })
        .onConflictDoUpdate({
          target: [speechClips.provider, speechClips.voice, speechClips.text],
          set: storedClip,
        })
      return mp3
    } catch (error) {
      await db.delete(speechClips).where(and(isClip(script, by), isNull(speechClips.mp3)))
      throw error
    }
  }

  const findOrMake = async (script: string, by: SpokenBy) => {
    const signal = AbortSignal.timeout(clipTimeoutMs)
    while (!signal.aborted) {
      const clip = await find(script, by)
      if (clip) return clip
      if (await claim(script, by)) return make(script, by, signal)
      await pause(pollIntervalMs)
    }
    throw new ApiError('speech-failed', { cause: new Error('Another process did not finish the clip') })
  }

  /** @param begin receives a signal that aborts when all waiting callers have left. */
  const share = (
    key: string,
    callerSignal: AbortSignal,
    begin: (allLeft: AbortSignal) => Promise<Uint8Array>,
  ) => {
    const known = inFlight.get(key)
    const shared = known && !known.allLeft.signal.aborted ? known : start(key, begin)
    shared.waitingCallers++
    const leave = () => {
      shared.waitingCallers--
      if (shared.waitingCallers === 0) shared.allLeft.abort()
    }
    if (callerSignal.aborted) leave()
    else callerSignal.addEventListener('abort', leave, { once: true })
    return shared.clip
  }

  const start = (key: string, begin: (allLeft: AbortSignal) => Promise<Uint8Array>) => {
    const allLeft = new AbortController()
    const clip = begin(allLeft.signal).finally(() => {
      if (inFlight.get(key) === shared) inFlight.delete(key)
    })
    const shared: InFlight = { clip, allLeft, waitingCallers: 0 }
    inFlight.set(key, shared)
    return shared
  }

  return {
    /**
     * Returns the clip of a text of the course. Generation continues even if all callers leave, because the clip is
     * stored for all users.
     * @throws ApiError if the provider fails or rejects the text.
     */
    async taught(text: SpokenText, callerSignal: AbortSignal): Promise<Uint8Array> {
      const script = provider.script(text)
      const kept = await find(script, text)
      if (!kept) return share(`taught ${keyOf(script, text)}`, callerSignal, () => findOrMake(script, text))
      metrics.clip('kept')
      return kept
    },
    /**
     * Generates the clip of a learner's text. Aborted when all callers have left.
     * @throws ApiError if the provider fails or rejects the text.
     */
    free(text: SpokenText, callerSignal: AbortSignal): Promise<Uint8Array> {
      const script = provider.script(text)
      return share(`free ${keyOf(script, text)}`, callerSignal, (allLeft) =>
        compute(script, text, 'free', allLeft),
      )
    },
    /** Waits up to 3 s for clips that are being generated. */
    async stop(): Promise<void> {
      const finished = Promise.allSettled([...inFlight.values()].map(({ clip }) => clip))
      await Promise.race([finished, pause(shutdownTimeoutMs, null, { ref: false })])
    },
  }
}

export type Clips = ReturnType<typeof createClips>

function checksumOf(mp3: Uint8Array): Uint8Array {
  return createHash('sha256').update(mp3).digest()
}

/** Whether the clip is a complete MP3 and matches its checksum. */
function isIntact(mp3: Uint8Array, checksum: Uint8Array | null): boolean {
  return checksum !== null && checksumOf(mp3).every((byte, at) => byte === checksum[at]) && isMp3(mp3)
}
