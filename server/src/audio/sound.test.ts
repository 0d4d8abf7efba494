import { describe, expect, test } from 'vitest'
import { type Sound, soundOfPcm, trimmed, withLoudness, withPeak } from './sound.ts'

const sampleRate = 22_050
const margin = 0.06 * sampleRate

/** A constant tone with silence before and after. */
function tone(seconds: { before: number; tone: number; after: number }, loudness = 0.5): Sound {
  const [before, during, after] = [seconds.before, seconds.tone, seconds.after].map((part) =>
    Math.round(part * sampleRate),
  ) as [number, number, number]
  const samples = new Float32Array(before + during + after)
  // A square wave, which contains no silence.
  for (let i = 0; i < during; i += 1) samples[before + i] = i % 50 < 25 ? loudness : -loudness
  return { samples, sampleRate }
}

describe('trimming', () => {
  test('leaves the speech and a short margin at each end', () => {
    const { samples } = trimmed(tone({ before: 0.5, tone: 1, after: 2 }))
    expect(samples.length).toBe(sampleRate + 2 * margin - 1)
  })

  test('leaves the same sound, however much silence was around it', () => {
    expect(trimmed(tone({ before: 1, tone: 0.4, after: 3 }))).toEqual(
      trimmed(tone({ before: 0.1, tone: 0.4, after: 0.1 })),
    )
  })

  test('keeps a pause in the middle', () => {
    const word = tone({ before: 0, tone: 0.3, after: 0.5 })
    const samples = new Float32Array([...word.samples, ...word.samples])
    expect(trimmed({ ...word, samples }).samples.length).toBeGreaterThan(1.1 * sampleRate)
  })

  test('changes nothing where there is no silence', () => {
    const sound = tone({ before: 0, tone: 1, after: 0 })
    expect(trimmed(sound)).toEqual(sound)
  })

  test.each([
    ['no samples at all', { before: 0, tone: 0, after: 0 }, 0],
    ['only silence', { before: 1, tone: 0, after: 0 }, 0],
    ['only a faint noise', { before: 0.1, tone: 0.5, after: 0.1 }, 0.005],
  ])('refuses a sound in which nothing can be heard: %s', (_, parts, loudness) => {
    expect(() => trimmed(tone(parts, loudness))).toThrow('Nothing can be heard')
  })
})

test('a quiet sound is amplified to the wanted peak, a loud one attenuated', () => {
  const parts = { before: 0.1, tone: 0.5, after: 0.1 }
  const wanted = withPeak(tone(parts, 0.5), 0.89)
  expect(wanted.samples.reduce((peak, sample) => Math.max(peak, sample), 0)).toBeCloseTo(0.89, 6)
  expect(withPeak(tone(parts, 0.0625), 0.89)).toEqual(wanted)
  expect(withPeak(tone(parts, 1), 0.89)).toEqual(wanted)
  expect(() => withPeak(tone(parts, 0), 0.89)).toThrow('Nothing can be heard')
})

test('integers of 16 bits are samples from -1 to 1', () => {
  const bytes = Buffer.from([0, 0, 0xff, 0x7f, 0, 0x80, 0, 0x40, 7])
  const { samples } = soundOfPcm(bytes, sampleRate)
  expect([...samples]).toEqual([0, 32_767 / 32_768, -1, 0.5])
})

describe('loudness', () => {
  const powerOf = ({ samples }: Sound) =>
    samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
  const wanted = 10 ** (-20 / 10)

  test.each([0.02, 0.3, 1])('of a sound with a peak of %s becomes the wanted one', (loudness) => {
    const sound = tone({ before: 0, tone: 1, after: 0 }, loudness)
    expect(powerOf(withLoudness(sound, -20, 0.89)) / wanted).toBeCloseTo(1, 5)
  })

  test('does not depend on the pauses', () => {
    const sound = withLoudness(tone({ before: 1, tone: 1, after: 2 }), -20, 0.89)
    expect(
      powerOf({ ...sound, samples: sound.samples.slice(sampleRate, 2 * sampleRate) }) / wanted,
    ).toBeCloseTo(1, 0)
  })

  test('is less where the loudest sample would be beyond the peak', () => {
    const samples = new Float32Array(sampleRate).fill(0.01)
    samples[500] = 1
    const { samples: limited } = withLoudness({ samples, sampleRate }, -20, 0.89)
    expect(limited[500]).toBeCloseTo(0.89, 6)
  })

  test('of silence cannot be changed', () => {
    expect(() => withLoudness(tone({ before: 1, tone: 0, after: 0 }), -20, 0.89)).toThrow(
      'Nothing can be heard',
    )
  })
})
