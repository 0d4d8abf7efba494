import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Voice } from '@pol/contract/speech'
import type { Database } from '../../database/open.ts'
import { speechClips } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { isMp3 } from './mp3-frames.ts'
import type { Metrics } from '../../metrics/metrics.ts'
import type { SpeechProvider, Urgency } from './provider.ts'

/** Providers have limits of their own; this one is for waiting for another process, too. */
const patienceMs = 30_000
/** Longer than a clip takes. After it, the claim of a process that died counts no more. */
const leaseSeconds = 20
const lookAgainMs = 100

/** How long the end waits for clips on their way. */
const farewellMs = 3_000

interface Parts {
  readonly db: Database
  readonly provider: SpeechProvider
  readonly metrics: Metrics
}

interface Underway {
  readonly clip: Promise<Uint8Array>
  readonly leaving: AbortController
  listeners: number
}

/**
 * Spoken texts. What is taught is computed once, whichever process is asked, and kept in the database; what somebody
 * typed is theirs and kept nowhere. Either is shared while it is being computed.
 */
export function createClips({ db, provider, metrics }: Parts) {
  const underway = new Map<string, Underway>()

  const isClip = (script: string, voice: Voice) =>
    and(eq(speechClips.provider, provider.name), eq(speechClips.voice, voice), eq(speechClips.text, script))

  const find = async (script: string, voice: Voice) => {
    const [row] = await db
      .select({ mp3: speechClips.mp3, checksum: speechClips.checksum })
      .from(speechClips)
      .where(isClip(script, voice))
    if (!row?.mp3) return null
    if (isWhole(row.mp3, row.checksum)) return row.mp3
    // These very bytes only: another process may have made the clip again by now.
    await db.delete(speechClips).where(and(isClip(script, voice), eq(speechClips.mp3, row.mp3)))
    return null
  }

  /** Whether it is for this process to make the clip. */
  const claim = async (text: string, voice: Voice) => {
    const claimedUntil = sql`now() + make_interval(secs => ${leaseSeconds})`
    const claimed = await db
      .insert(speechClips)
      .values({ provider: provider.name, voice, text, claimedUntil })
      .onConflictDoUpdate({
        target: [speechClips.provider, speechClips.voice, speechClips.text],
        set: { claimedUntil },
        setWhere: sql`${speechClips.mp3} is null and ${speechClips.claimedUntil} < now()`,
      })
      .returning({ voice: speechClips.voice })
    return claimed.length > 0
  }

  const compute = async (script: string, voice: Voice, urgency: Urgency, leaving: AbortSignal) => {
    try {
      const mp3 = await provider.speak(script, voice, urgency, leaving)
      metrics.clip('made')
      return mp3
    } catch (cause) {
      if (cause instanceof Refusal) throw cause
      const isGivenUp = urgency === 'free' && leaving.aborted
      if (!isGivenUp) metrics.clip('failed')
      throw new Refusal('speech-failed', { cause })
    }
  }

  const make = async (script: string, voice: Voice, ending: AbortSignal) => {
    try {
      const mp3 = await compute(script, voice, 'taught', ending)
      const whole = { mp3, checksum: checksumOf(mp3), claimedUntil: null }
      await db
        .insert(speechClips)
        .values({ provider: provider.name, voice, text: script, ...whole })
        .onConflictDoUpdate({
          target: [speechClips.provider, speechClips.voice, speechClips.text],
          set: whole,
        })
      return mp3
    } catch (error) {
      await db.delete(speechClips).where(and(isClip(script, voice), isNull(speechClips.mp3)))
      throw error
    }
  }

  const findOrMake = async (script: string, voice: Voice) => {
    const ending = AbortSignal.timeout(patienceMs)
    while (!ending.aborted) {
      const clip = await find(script, voice)
      if (clip) return clip
      if (await claim(script, voice)) return make(script, voice, ending)
      await pause(lookAgainMs)
    }
    throw new Refusal('speech-failed', { cause: new Error('Another process did not finish the clip') })
  }

  /** @param begin gets a signal that aborts when everybody has left who waits for the clip. */
  const share = (key: string, leaving: AbortSignal, begin: (left: AbortSignal) => Promise<Uint8Array>) => {
    const known = underway.get(key)
    const shared = known && !known.leaving.signal.aborted ? known : start(key, begin)
    shared.listeners++
    const leave = () => {
      shared.listeners--
      if (shared.listeners === 0) shared.leaving.abort()
    }
    if (leaving.aborted) leave()
    else leaving.addEventListener('abort', leave, { once: true })
    return shared.clip
  }

  const start = (key: string, begin: (left: AbortSignal) => Promise<Uint8Array>) => {
    const leaving = new AbortController()
    const clip = begin(leaving.signal).finally(() => {
      if (underway.get(key) === shared) underway.delete(key)
    })
    const shared: Underway = { clip, leaving, listeners: 0 }
    underway.set(key, shared)
    return shared
  }

  return {
    /**
     * The clip of a text that is taught. Once begun it is finished, whoever leaves: it is for everybody, and paid once.
     * @throws Refusal where the provider fails or refuses.
     */
    async taught(text: string, voice: Voice, leaving: AbortSignal): Promise<Uint8Array> {
      const script = provider.script(text, voice)
      const kept = await find(script, voice)
      if (!kept) return share(`taught ${voice} ${script}`, leaving, () => findOrMake(script, voice))
      metrics.clip('kept')
      return kept
    },
    /** Speaks what somebody typed, as long as anybody waits for it. @throws Refusal where the provider fails or refuses. */
    free(text: string, voice: Voice, leaving: AbortSignal): Promise<Uint8Array> {
      const script = provider.script(text, voice)
      return share(`free ${voice} ${script}`, leaving, (left) => compute(script, voice, 'free', left))
    },
    /** Gives the clips that are on their way a moment. */
    async stop(): Promise<void> {
      const finished = Promise.allSettled([...underway.values()].map(({ clip }) => clip))
      await Promise.race([finished, pause(farewellMs, null, { ref: false })])
    },
  }
}

export type Clips = ReturnType<typeof createClips>

function checksumOf(mp3: Uint8Array): Uint8Array {
  return createHash('sha256').update(mp3).digest()
}

/** Neither cut off nor changed since it was made. */
function isWhole(mp3: Uint8Array, checksum: Uint8Array | null): boolean {
  return checksum !== null && checksumOf(mp3).every((byte, at) => byte === checksum[at]) && isMp3(mp3)
}
