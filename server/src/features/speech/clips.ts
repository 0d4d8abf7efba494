import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { speechClips } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { isMp3 } from '../../audio/is-mp3.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { Priority, Sounding, SpeechProvider, SpokenBy, SpokenText } from './provider.ts'

const pollIntervalMs = 100

/** Shutdown grace period for clips that are being generated. */
const shutdownTimeoutMs = 3_000

interface Parts {
  readonly db: Database
  readonly provider: SpeechProvider
  readonly metrics: Metrics
}

/** Key of a stored clip; `text` is the script. */
export interface ClipKey extends Sounding {
  readonly text: string
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

  const compute = async (script: string, by: SpokenBy, priority: Priority, signal: AbortSignal) => {
    try {
      const clip = await provider.speak(script, by, priority, signal)
      metrics.clip('made')
      return clip
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      const isGivenUp = priority === 'free' && signal.aborted
      if (!isGivenUp) metrics.clip('failed')
      throw new ApiError('speech-failed', { cause })
    }
  }

  const find = async (key: ClipKey) => {
    const [row] = await db
      .select({ mp3: speechClips.mp3, checksum: speechClips.checksum })
      .from(speechClips)
      .where(isClip(key))
    if (!row?.mp3) return null
    if (isIntact(row.mp3, row.checksum)) return row.mp3
    // Compare the bytes, because another process may have replaced the clip in between.
    await db.delete(speechClips).where(and(isClip(key), eq(speechClips.mp3, row.mp3)))
    return null
  }

  /** Claims the clip for this process. @returns whether it succeeded. */
  const claim = async (key: ClipKey) => {
    const claimedUntil = sql`now() + make_interval(secs => ${leaseMs / 1000})`
    const claimed = await db
      .insert(speechClips)
      .values({ ...key, claimedUntil })
      .onConflictDoUpdate({
        target: [speechClips.provider, speechClips.voice, speechClips.text],
        set: { claimedUntil },
        setWhere: sql`${speechClips.mp3} is null and ${speechClips.claimedUntil} < now()`,
      })
      .returning({ voice: speechClips.voice })
    return claimed.length > 0
  }

  /** Generates and stores a claimed clip, under the key of the engine that spoke it. */
  const make = async (claimed: ClipKey, by: SpokenBy, signal: AbortSignal) => {
    let stored: ClipKey | null = null
    try {
      const { mp3, sounding } = await compute(claimed.text, by, 'taught', signal)
      const key = { ...sounding, text: claimed.text }
      const storedClip = { mp3, checksum: checksumOf(mp3), claimedUntil: null }
      await db
        .insert(speechClips)
        .values({ ...key, ...storedClip })
        .onConflictDoUpdate({
          target: [speechClips.provider, speechClips.voice, speechClips.text],
          set: storedClip,
        })
      stored = key
      return mp3
    } finally {
      if (!stored || nameOf(stored) !== nameOf(claimed))
        await db.delete(speechClips).where(and(isClip(claimed), isNull(speechClips.mp3)))
    }
  }

  const findOrMake = async (script: string, by: SpokenBy) => {
    const signal = AbortSignal.timeout(clipTimeoutMs)
    while (!signal.aborted) {
      const key = { ...provider.sounding(by), text: script }
      const clip = await find(key)
      if (clip) {
        metrics.clip('kept')
        return clip
      }
      if (await claim(key)) return make(key, by, signal)
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

  const keyOf = (text: SpokenText): ClipKey => ({ ...provider.sounding(text), text: provider.script(text) })

  return {
    keyOf,
    /** Tells clips apart like their keys, without the work of writing the script. */
    nameOf({ text, transliteration = '', ...by }: SpokenText): string {
      const { provider: name, voice } = provider.sounding(by)
      return [name, voice, transliteration, text].join('\n')
    },
    /**
     * Returns the clip of a text of the course. Generation continues even if all callers leave, because the clip is
     * stored for all users.
     * @throws ApiError if the provider fails or rejects the text.
     */
    taught(text: SpokenText, callerSignal: AbortSignal): Promise<Uint8Array> {
      const key = keyOf(text)
      return share(`taught ${nameOf(key)}`, callerSignal, () => findOrMake(key.text, text))
    },
    /**
     * Generates the clip of a learner's text. Aborted when all callers have left.
     * @throws ApiError if the provider fails or rejects the text.
     */
    free(text: SpokenText, callerSignal: AbortSignal): Promise<Uint8Array> {
      const key = keyOf(text)
      return share(`free ${nameOf(key)}`, callerSignal, async (allLeft) => {
        const { mp3 } = await compute(key.text, text, 'free', allLeft)
        return mp3
      })
    },
    /** Waits up to 3 s for clips that are being generated. */
    async stop(): Promise<void> {
      const finished = Promise.allSettled([...inFlight.values()].map(({ clip }) => clip))
      await Promise.race([finished, pause(shutdownTimeoutMs, null, { ref: false })])
    },
  }
}

export type Clips = ReturnType<typeof createClips>

function isClip({ provider, voice, text }: ClipKey) {
  return and(eq(speechClips.provider, provider), eq(speechClips.voice, voice), eq(speechClips.text, text))
}

export const nameOf = ({ provider, voice, text }: ClipKey) => `${provider} ${voice} ${text}`

export function checksumOf(mp3: Uint8Array): Buffer {
  return createHash('sha256').update(mp3).digest()
}

/** Whether the clip is a complete MP3 and matches its checksum. */
function isIntact(mp3: Uint8Array, checksum: Uint8Array | null): boolean {
  return checksum !== null && checksumOf(mp3).every((byte, at) => byte === checksum[at]) && isMp3(mp3)
}
