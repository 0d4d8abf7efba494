import type { SpokenContent } from '@pol/content/read'
import { speakerNamed, usualSpeaker } from '@pol/language/speakers'
import type { Clips } from './clips.ts'
import type { SpokenText } from './provider.ts'

const concurrency = 4
/** After this many consecutive failures the provider is considered down. */
const maxConsecutiveFailures = 5

interface Parts {
  readonly clips: Clips
  readonly spokenContent: SpokenContent
  /** Stops early; clips in progress are completed. */
  readonly ending: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

interface Outcome {
  readonly total: number
  /** Number of existing clips, including those that existed before. */
  readonly ready: number
  /** The last error, if any. */
  readonly failure: unknown
}

/** Generates all missing clips of the course. Can be interrupted and repeated. */
export async function makeAllClips({ clips, spokenContent, ending, onProgress }: Parts): Promise<Outcome> {
  const texts = allTexts(spokenContent)
  const total = texts.length
  const queue = texts.values()
  let ready = 0
  let consecutiveFailures = 0
  let failure: unknown = null

  const work = async () => {
    for (const text of queue) {
      if (ending.aborted || consecutiveFailures >= maxConsecutiveFailures) return
      try {
        await clips.taught(text, ending)
        consecutiveFailures = 0
        onProgress(++ready, total)
      } catch (error) {
        consecutiveFailures++
        failure = error
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return { total, ready, failure }
}

const germanBy = { voice: 'alloy', speaker: usualSpeaker } as const
const persianBy = { voice: 'nova', speaker: usualSpeaker } as const

/** All texts of the course, by all who say them; homographs once per reading. */
export function allTexts({ german, persian, homographs, said }: SpokenContent): SpokenText[] {
  const otherReadings = [...homographs].flatMap(([text, byId]) =>
    [...new Set(byId.values())]
      .filter((transliteration) => transliteration !== persian.get(text))
      .map((transliteration) => ({ text, ...persianBy, transliteration })),
  )
  const bySpeakers = [...said].flatMap(([text, names]) =>
    [...names].map((name): SpokenText => {
      const speaker = speakerNamed(name)
      return german.has(text)
        ? { text, ...germanBy, speaker }
        : { text, ...persianBy, speaker, transliteration: persian.get(text) }
    }),
  )
  return [
    ...[...german].map((text) => ({ text, ...germanBy })),
    ...[...persian].map(([text, transliteration]) => ({ text, ...persianBy, transliteration })),
    ...otherReadings,
    ...bySpeakers,
  ]
}
