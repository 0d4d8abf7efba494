import { loudnessOf, sampleRate } from './loudness.ts'

/** In LUFS: about the loudness of the synthetic voice. */
const commonLoudness = -20
/** Highest sample: -1 dBFS, so that the encoder does not exceed full scale. */
export const ceiling = 10 ** (-1 / 20)
/** 5 ms. */
const stepLength = sampleRate / 200
/** 10 ms. */
const fadeLength = sampleRate / 100

/**
 * Scales samples by a factor, which is limited where they would exceed the ceiling. The factor changes linearly between
 * steps. The samples are faded in and out.
 */
export function levelled(samples: Float32Array, factor: number): Float32Array {
  const limits = Array.from({ length: Math.ceil(samples.length / stepLength) }, (_, n) =>
    Math.min(factor, ceiling / peakOf(samples.subarray(n * stepLength, (n + 1) * stepLength))),
  )
  const limitAt = (step: number) => limits[Math.max(0, Math.min(step, limits.length - 1))] ?? factor
  /** The lower limit of both steps, so that the interpolated factor never exceeds the limit of a step. */
  const atBorder = (step: number) => Math.min(limitAt(step - 1), limitAt(step))
  return samples.map((sample, n) => {
    const step = Math.floor(n / stepLength)
    const [from, to] = [atBorder(step), atBorder(step + 1)]
    const limited = from + ((to - from) * (n - step * stepLength)) / stepLength
    const fade = Math.min(1, n / fadeLength, (samples.length - 1 - n) / fadeLength)
    return sample * limited * fade
  })
}

/** Scales samples to the loudness that all voices have. */
export function atCommonLoudness(samples: Float32Array): Float32Array {
  return levelled(samples, 10 ** ((commonLoudness - loudnessOf(samples)) / 20))
}

export function peakOf(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}
