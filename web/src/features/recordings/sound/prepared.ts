import { levelled } from './level.ts'
import { loudnessOf, sampleRate } from './loudness.ts'
import { speechIn } from './speech-part.ts'
import { recordingSeconds } from '@pol/contract/limits'

/** Why a recording is not sent. */
export type Refusal = 'too-short' | 'too-long' | 'too-quiet' | 'clipped'

/** In LUFS: about as loud as the computer's voice. */
export const loudness = -20
/** In LUFS: what is quieter is mostly noise. */
const quietest = -50
/** In seconds. */
const shortest = 0.15
const before = 0.1
const after = 0.2
const atTheEnd = 0.1
/** From here on a sample counts as clipped; of a loud but whole recording only some are as high, for less time than this. */
const clippedFrom = 0.98
const clippedSeconds = 0.01

/**
 * Makes a recording ready to be encoded: without the silence at both ends, and as loud as all others.
 * @param samples one channel.
 * @param isTimeUp whether the recording was ended after the greatest length. The samples do not tell: a busy device loses some.
 */
export function prepared(samples: Float32Array, isTimeUp: boolean): Float32Array | Refusal {
  const speech = speechIn(samples)
  if (!speech) return 'too-quiet'
  const { start, end } = speech
  const spoken = samples.subarray(start, end)
  if (loudnessOf(spoken) < quietest) return 'too-quiet'
  if (spoken.length < shortest * sampleRate) return 'too-short'
  const longest = recordingSeconds * sampleRate
  if (isTimeUp && end > samples.length - atTheEnd * sampleRate) return 'too-long'
  if (clippedSamples(spoken) > clippedSeconds * sampleRate) return 'clipped'
  const from = Math.max(0, start - before * sampleRate)
  const to = Math.min(samples.length, end + after * sampleRate, from + longest)
  const kept = samples.subarray(from, to)
  return levelled(kept, 10 ** ((loudness - loudnessOf(kept)) / 20))
}

function clippedSamples(samples: Float32Array): number {
  let count = 0
  for (const sample of samples) if (Math.abs(sample) >= clippedFrom) count += 1
  return count
}
