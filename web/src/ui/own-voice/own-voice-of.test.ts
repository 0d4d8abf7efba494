import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joined, noise, secondsOf, silence, tone, voice } from '../../../test/sounds.ts'
import { loudnessOf } from '../../lib/sound/loudness.ts'
import { cutTo } from '../../lib/sound/speech-part.ts'
import { modelVoiceOf, ownVoiceOf } from './own-voice-of.ts'

/** In tenths of a second. */
const pause = fc.nat({ max: 30 }).map((tenths) => tenths / 10)

describe('the own voice', () => {
  test('loses the silence at both ends and keeps a short margin', () => {
    const own = ownVoiceOf(joined(silence(2), voice(1, 0.2), silence(3)))
    expect(own).toBeInstanceOf(Float32Array)
    expect(secondsOf(own as Float32Array)).toBeCloseTo(1.3, 1)
  })

  test('is as long as the speech, whenever the learner begins and ends', () => {
    fc.assert(
      fc.property(pause, fc.constantFrom(0.5, 1, 1.5), pause, (before, length, after) => {
        const recorded = joined(silence(before), voice(length, 0.2), silence(after))
        const own = ownVoiceOf(recorded) as Float32Array
        const margins = Math.min(before, 0.1) + Math.min(after, 0.2)
        expect(Math.abs(secondsOf(own) - length - margins)).toBeLessThan(0.06)
        expect(own.length).toBeLessThanOrEqual(recorded.length)
      }),
      { numRuns: 20 },
    )
  })

  test('keeps a pause between two words', () => {
    const own = ownVoiceOf(joined(voice(0.5, 0.2), silence(1.5), voice(0.5, 0.2)))
    expect(secondsOf(own as Float32Array)).toBeCloseTo(2.5, 1)
  })

  test.each([0.02, 0.2, 0.6])('with the amplitude %f is as loud as the model', (amplitude) => {
    expect(loudnessOf(ownVoiceOf(voice(1.5, amplitude)) as Float32Array)).toBeCloseTo(-20, 0)
  })

  test.each([
    ['silence', silence(2)],
    ['nothing at all', silence(0)],
    ['a faint background', noise(3, 0.001)],
    ['the press of a button', joined(silence(1), tone(0.08, 0.3), silence(1))],
  ])('is too quiet: %s', (_, samples) => {
    expect(ownVoiceOf(samples)).toBe('too-quiet')
  })
})

describe('the model', () => {
  test('loses the silence at both ends, so that its picture begins like that of the own voice', () => {
    expect(secondsOf(modelVoiceOf(joined(silence(0.5), voice(1, 0.2), silence(1))))).toBeCloseTo(1.3, 1)
  })

  test('without speech stays as it is', () => {
    expect(modelVoiceOf(silence(1))).toEqual(silence(1))
  })
})

test('cutting keeps all speech and leaves the recording as it was', () => {
  fc.assert(
    fc.property(
      fc.float32Array({ min: -1, max: 1, noNaN: true, minLength: 2, maxLength: 40_000 }),
      fc.nat(),
      fc.nat(),
      (samples, one, other) => {
        const [start = 0, end = 0] = [one, other].map((at) => at % samples.length).toSorted((a, b) => a - b)
        const whole = samples.slice()
        const cut = cutTo({ start, end }, samples)
        const from = Math.max(0, start - 4_800)
        expect(cut).toEqual(whole.slice(from, end + 9_600))
        expect(samples).toEqual(whole)
      },
    ),
    { numRuns: 30 },
  )
})
