import { and, eq } from 'drizzle-orm'
import type { Voice } from '@pol/contract/speech'
import type { Database } from '../../database/open.ts'
import { speechClips } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SpeechProvider, Urgency } from './provider.ts'

/**
 * Spoken texts. What is taught is computed once and kept in the database; what somebody typed is theirs and
 * kept nowhere. Either is shared while it is being computed.
 */
export function createClips({ db, provider }: { db: Database; provider: SpeechProvider }) {
  const underway = new Map<string, Promise<Uint8Array>>()

  const find = async (script: string, voice: Voice) => {
    const isClip = and(
      eq(speechClips.provider, provider.name),
      eq(speechClips.voice, voice),
      eq(speechClips.text, script),
    )
    const [clip] = await db.select({ mp3: speechClips.mp3 }).from(speechClips).where(isClip)
    return clip?.mp3 ?? null
  }

  const compute = async (script: string, voice: Voice, urgency: Urgency) => {
    const mp3 = await provider.speak(script, voice, urgency).catch((cause: unknown) => {
      throw new Refusal('speech-failed', { cause })
    })
    if (urgency === 'free') return mp3
    await db
      .insert(speechClips)
      .values({ provider: provider.name, voice, text: script, mp3 })
      .onConflictDoNothing()
    return mp3
  }

  return {
    /** The clip of a text if it has been spoken before. */
    find: (text: string, voice: Voice) => find(provider.script(text, voice), voice),
    /** Speaks a text. @throws Refusal where the provider fails. */
    speak(text: string, voice: Voice, urgency: Urgency): Promise<Uint8Array> {
      const script = provider.script(text, voice)
      const key = `${voice} ${script}`
      const clip = underway.get(key) ?? compute(script, voice, urgency).finally(() => underway.delete(key))
      underway.set(key, clip)
      return clip
    },
  }
}

export type Clips = ReturnType<typeof createClips>
