import { recordingSeconds } from '@pol/contract/limits'
import { levelled } from './level.ts'
import { loudnessOf, sampleRate } from './loudness.ts'
import { speechIn } from './speech-part.ts'

/** Reason for refusing a recording. */
export type Refusal = 'too-short' | 'too-long' | 'too-quiet' | 'clipped'

/** In LUFS: about the loudness of the synthetic voice. */
const loudness = -20
/** In LUFS: quieter recordings are mostly noise. */
const quietest = -50
/** In seconds. */
const shortest = 0.15
const before = 0.1
const after = 0.2
const atTheEnd = 0.1
/** Amplitude of a clipped sample. A loud recording without clipping has such samples for less than `clippedSeconds`. */
const clippedFrom = 0.98
const clippedSeconds = 0.01

/**
 * Prepares a recording for the encoder: cuts the silence at both ends and normalises the loudness.
 * @param samples one channel.
 * @param isTimeUp whether the recording was stopped at the maximum length. The number of samples does not show it,
 *   because a busy device loses some.
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
