import { atCommonLoudness } from '../../lib/sound/level.ts'
import { sampleRate } from '../../lib/sound/loudness.ts'
import { cutTo, speechIn } from '../../lib/sound/speech-part.ts'

/** In seconds. Shorter sounds are no word. */
const shortest = 0.15

/**
 * Cuts off the silence at both ends of a recording, and makes it as loud as the model.
 * @param samples one channel at `sampleRate`.
 */
export function ownVoiceOf(samples: Float32Array): Float32Array | 'too-quiet' {
  const speech = speechIn(samples)
  if (!speech || speech.end - speech.start < shortest * sampleRate) return 'too-quiet'
  return atCommonLoudness(cutTo(speech, samples))
}

/** Cuts off the silence at both ends of a model, so that its picture begins with the voice. */
export function modelVoiceOf(samples: Float32Array): Float32Array {
  const speech = speechIn(samples)
  return speech ? cutTo(speech, samples) : samples
}
