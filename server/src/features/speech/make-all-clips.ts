import type { SpokenContent } from '@pol/content/read'
import type { Voice } from '@pol/contract/speech'
import type { Clips } from './clips.ts'

const atOnce = 4
/** After so many in a row it is not the text. */
const failuresInARow = 5

interface Parts {
  readonly clips: Clips
  readonly spokenContent: SpokenContent
  /** Ends the work early; what has been begun is finished. */
  readonly ending: AbortSignal
  readonly onProgress: (done: number, total: number) => void
}

interface Outcome {
  readonly total: number
  /** Clips that are there now, or were before. */
  readonly ready: number
  /** Why the last one failed, if any did. */
  readonly failure: unknown
}

/** Makes the clips of all that is taught, but for those that are there already: it can be interrupted at any time. */
export async function makeAllClips({ clips, spokenContent, ending, onProgress }: Parts): Promise<Outcome> {
  const texts: [string, Voice][] = [
    ...[...spokenContent.german].map((text): [string, Voice] => [text, 'alloy']),
    ...[...spokenContent.persian.keys()].map((text): [string, Voice] => [text, 'nova']),
  ]
  const total = texts.length
  const queue = texts.values()
  let ready = 0
  let inARow = 0
  let failure: unknown = null

  const work = async () => {
    for (const [text, voice] of queue) {
      if (ending.aborted || inARow >= failuresInARow) return
      try {
        await clips.taught(text, voice, ending)
        inARow = 0
        onProgress(++ready, total)
      } catch (error) {
        inARow++
        failure = error
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { total, ready, failure }
}
