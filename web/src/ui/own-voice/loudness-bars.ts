import { powerOf, sampleRate } from '../../lib/sound/loudness.ts'

/** Time that one bar shows. */
export const barSeconds = 0.04

/**
 * The loudness of a sound in the course of time: the root mean square per `barSeconds`, as a share of the loudest bar.
 * So that the pictures of two voices can be compared, the volume of a voice does not matter.
 * @param samples one channel at `sampleRate`.
 * @param rate playback rate; at half of it the sound has twice as many bars.
 * @returns values from 0 to 1; all are 0 for silence.
 */
export function loudnessBars(samples: Float32Array, rate: number): number[] {
  const length = Math.round(barSeconds * sampleRate * rate)
  const bars = Array.from({ length: Math.ceil(samples.length / length) }, (_, n) =>
    Math.sqrt(powerOf(samples.subarray(n * length, (n + 1) * length))),
  )
  const loudest = Math.max(0, ...bars)
  return loudest === 0 ? bars : bars.map((bar) => bar / loudest)
}
