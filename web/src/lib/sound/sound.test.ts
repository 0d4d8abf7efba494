import { describe, expect, test } from 'vitest'
import { joined, noise, silence, tone, voice } from '../../../test/sounds.ts'
import { ceiling, levelled, peakOf } from './level.ts'
import { loudnessOf, sampleRate } from './loudness.ts'
import { speechIn } from './speech-part.ts'
import { wavOf } from './wav.ts'

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

test('a recording is played as a WAV file with the correct length in its header', async () => {
  const file = new DataView(await wavOf(tone(0.5, 0.5)).arrayBuffer())
  expect(file.getUint32(24, true)).toBe(sampleRate)
  expect(file.getUint32(40, true)).toBe(sampleRate)
  expect(file.byteLength).toBe(44 + sampleRate)
})
