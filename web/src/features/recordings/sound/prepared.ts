import { recordingSeconds } from '@pol/contract/limits'
import { atCommonLoudness } from '../../../lib/sound/level.ts'
import { sampleRate } from '../../../lib/sound/loudness.ts'
import { cutTo, speechIn } from '../../../lib/sound/speech-part.ts'

/** Reason for refusing a recording. */
export type Refusal = 'too-short' | 'too-long' | 'too-quiet' | 'clipped'

/** In seconds. */
const shortest = 0.15
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
  if (spoken.length < shortest * sampleRate) return 'too-short'
  const longest = recordingSeconds * sampleRate
  if (isTimeUp && end > samples.length - atTheEnd * sampleRate) return 'too-long'
  if (clippedSamples(spoken) > clippedSeconds * sampleRate) return 'clipped'
  return atCommonLoudness(cutTo(speech, samples).subarray(0, longest))
}

function clippedSamples(samples: Float32Array): number {
  let count = 0
  for (const sample of samples) if (Math.abs(sample) >= clippedFrom) count += 1
  return count
}
