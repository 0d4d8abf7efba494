import { createMp3Encoder } from 'wasm-media-encoders'
import { describe, expect, test } from 'vitest'
import { ceiling, levelled, peakOf } from './level.ts'
import { loudnessOf, sampleRate } from './loudness.ts'
import { prepared } from './prepared.ts'
import { speechIn } from './speech-part.ts'
import { wavOf } from './wav.ts'

const silence = (seconds: number) => new Float32Array(Math.round(seconds * sampleRate))

function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

const tone = (seconds: number, amplitude: number, frequency = 1_000) =>
  silence(seconds).map((_, n) => amplitude * Math.sin((2 * Math.PI * frequency * n) / sampleRate))

/** Noise from a pseudo-random generator with a fixed seed. */
function noise(seconds: number, amplitude: number): Float32Array {
  let state = 1
  return silence(seconds).map(() => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return amplitude * (state / 2 ** 30 - 1)
  })
}

/** A voice of 140 Hz with overtones and four syllables per second. */
const voice = (seconds: number, amplitude: number) =>
  silence(seconds).map((_, n) => {
    const t = n / sampleRate
    const overtones = [1, 0.6, 0.4, 0.3, 0.2, 0.1].reduce(
      (sum, share, k) => sum + share * Math.sin(2 * Math.PI * 140 * (k + 1) * t + k),
      0,
    )
    return (amplitude / 2.6) * overtones * (0.15 + 0.85 * Math.abs(Math.sin(2 * Math.PI * 2 * t)))
  })

const secondsOf = (samples: Float32Array) => samples.length / sampleRate

/** Prepares samples for the encoder. @throws Error if they are refused. */
function ready(samples: Float32Array): Float32Array {
  const result = prepared(samples, false)
  if (typeof result === 'string') throw new Error(`Refused: ${result}`)
  return result
}

describe('loudness', () => {
  test.each([
    [1, -3.01],
    [0.1, -23.01],
    [0.01, -43.01],
  ])('of a tone of 1 kHz with the amplitude %f in one channel is %f LUFS', (amplitude, expected) => {
    expect(loudnessOf(tone(3, amplitude))).toBeCloseTo(expected, 1)
  })

  test('low tones count less', () => {
    expect(loudnessOf(tone(3, 0.1, 50))).toBeLessThan(loudnessOf(tone(3, 0.1)) - 3)
  })

  test('pauses and a faint background do not count', () => {
    const speech = tone(2, 0.1)
    const withPauses = joined(silence(3), speech, noise(4, 0.001), speech, silence(2))
    // Tolerance for blocks that are partly a pause.
    expect(loudnessOf(withPauses)).toBeGreaterThan(loudnessOf(speech) - 1)
  })

  test('of silence and of an empty recording is -Infinity', () => {
    expect(loudnessOf(silence(2))).toBe(-Infinity)
    expect(loudnessOf(silence(0))).toBe(-Infinity)
  })

  test('of a short word is measured as a whole', () => {
    expect(loudnessOf(tone(0.3, 0.1))).toBeCloseTo(-23, 0)
  })
})

describe('speech', () => {
  test.each([0, 0.000_1, 0.003])('is found between silences with a background of %f', (background) => {
    const found = speechIn(
      joined(noise(1.2, background), voice(0.8, 0.3), noise(2, background)).map(
        (sample, n) => sample + (background * Math.sin(n)) / 10,
      ),
    )
    expect((found?.start ?? 0) / sampleRate).toBeCloseTo(1.2, 1)
    expect((found?.end ?? 0) / sampleRate).toBeCloseTo(2, 1)
  })

  test('includes a pause between two words', () => {
    const found = speechIn(joined(silence(0.5), voice(0.5, 0.2), silence(1), voice(0.5, 0.2), silence(0.5)))
    expect(((found?.end ?? 0) - (found?.start ?? 0)) / sampleRate).toBeCloseTo(2, 1)
  })

  test('is found neither in a click nor in silence', () => {
    expect(speechIn(joined(silence(1), tone(0.01, 0.5), silence(1)))).toBeNull()
    expect(speechIn(silence(1))).toBeNull()
    expect(speechIn(silence(0))).toBeNull()
  })
})

describe('levelling', () => {
  test('does not exceed the ceiling, and scales samples below it by the full factor', () => {
    const loudMoment = joined(tone(0.5, 0.1), tone(0.1, 0.9), tone(0.5, 0.1))
    const result = levelled(loudMoment, 4)
    expect(peakOf(result)).toBeLessThanOrEqual(ceiling + 1e-6)
    const quiet = result.subarray(0.1 * sampleRate, 0.4 * sampleRate)
    expect(peakOf(quiet)).toBeCloseTo(0.4, 3)
  })

  test('begins and ends in silence', () => {
    const result = levelled(tone(1, 0.5, 333), 1)
    expect(result[0]).toBe(0)
    expect(result.at(-1)).toBe(-0)
  })
})

describe('a recording', () => {
  test('is cut to the speech, with a margin before and after', () => {
    expect(secondsOf(ready(joined(silence(2), voice(1, 0.2), silence(3))))).toBeCloseTo(1.3, 1)
  })

  test.each([0.02, 0.05, 0.2, 0.6])('with the amplitude %f gets the common loudness', (amplitude) => {
    const samples = joined(noise(0.5, 0.000_2), voice(1.5, amplitude), noise(0.5, 0.000_2))
    expect(loudnessOf(ready(samples))).toBeCloseTo(-20, 0)
  })

  test('of twelve seconds with a pause at the end is accepted', () => {
    const result = prepared(joined(voice(11.5, 0.2), silence(0.55)), true)
    expect(result).toBeInstanceOf(Float32Array)
    expect(secondsOf(result as Float32Array)).toBeLessThanOrEqual(12)
  })

  test.each([12.02, 11.3])(
    'is refused as too-long if the voice continues when time is up, with %f s of voice',
    (seconds) => {
      expect(prepared(voice(seconds, 0.2), true)).toBe('too-long')
    },
  )

  test('is accepted if the user stops it while the voice continues', () => {
    expect(prepared(voice(11.3, 0.2), false)).toBeInstanceOf(Float32Array)
  })

  test.each([
    ['too-quiet', 'silence', silence(2)],
    ['too-quiet', 'nothing at all', silence(0)],
    ['too-quiet', 'a faint background', noise(3, 0.001)],
    ['too-quiet', 'a voice from far away', voice(2, 0.004)],
    ['too-short', 'half a syllable', joined(silence(1), tone(0.08, 0.3), silence(1))],
    ['clipped', 'a voice beyond the full scale', voice(2, 3).map((x) => Math.max(-1, Math.min(1, x)))],
  ] as const)('is refused as %s: %s', (refusal, _, samples) => {
    expect(prepared(samples, false)).toBe(refusal)
  })

  test('with a single clipped sample is accepted', () => {
    const samples = joined(silence(0.5), voice(1.5, 0.3), silence(0.5))
    samples[sampleRate] = 1
    expect(typeof prepared(samples, false)).toBe('object')
  })

  test('of maximum length has less than half of the maximum size', async () => {
    const encoder = await createMp3Encoder()
    encoder.configure({ channels: 1, sampleRate, bitrate: 64 })
    const bytes = encoder.encode([voice(12, 0.2)]).length + encoder.finalize().length
    expect(bytes).toBeLessThan(100 * 1024)
  })

  test('is played as a WAV file with the correct length in its header', async () => {
    const file = new DataView(await wavOf(tone(0.5, 0.5)).arrayBuffer())
    expect(file.getUint32(24, true)).toBe(sampleRate)
    expect(file.getUint32(40, true)).toBe(sampleRate)
    expect(file.byteLength).toBe(44 + sampleRate)
  })
})
