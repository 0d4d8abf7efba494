import type { SpokenContent } from '@pol/content/read'
import type { Clips } from './clips.ts'
import type { TextToSpeak } from './provider.ts'

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

/** All texts of the course; homographs once per reading. */
export function allTexts({ german, persian, homographs }: SpokenContent): TextToSpeak[] {
  const otherReadings = [...homographs].flatMap(([text, byId]) =>
    [...new Set(byId.values())]
      .filter((transliteration) => transliteration !== persian.get(text))
      .map((transliteration) => ({ text, voice: 'nova', transliteration }) as const),
  )
  return [
    ...[...german].map((text) => ({ text, voice: 'alloy' }) as const),
    ...[...persian].map(([text, transliteration]) => ({ text, voice: 'nova', transliteration }) as const),
    ...otherReadings,
  ]
}
