/** Sounds for tests, at the sample rate of recordings. */
import { sampleRate } from '../src/lib/sound/loudness.ts'

export const silence = (seconds: number) => new Float32Array(Math.round(seconds * sampleRate))

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

export const tone = (seconds: number, amplitude: number, frequency = 1_000) =>
  silence(seconds).map((_, n) => amplitude * Math.sin((2 * Math.PI * frequency * n) / sampleRate))

/** Noise from a pseudo-random generator with a fixed seed. */
export function noise(seconds: number, amplitude: number): Float32Array {
  let state = 1
  return silence(seconds).map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return amplitude * (state / 2 ** 30 - 1)
  })
}

/** A voice of 140 Hz with overtones and four syllables per second. */
export const voice = (seconds: number, amplitude: number) =>
  silence(seconds).map((_, n) => {
    const t = n / sampleRate
    const overtones = [1, 0.6, 0.4, 0.3, 0.2, 0.1].reduce(
      (sum, share, k) => sum + share * Math.sin(2 * Math.PI * 140 * (k + 1) * t + k),
      0,
    )
    return (amplitude / 2.6) * overtones * (0.15 + 0.85 * Math.abs(Math.sin(2 * Math.PI * 2 * t)))
  })

export const secondsOf = (samples: Float32Array) => samples.length / sampleRate
