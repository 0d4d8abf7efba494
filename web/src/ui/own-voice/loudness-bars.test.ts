import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joined, silence, tone } from '../../../test/sounds.ts'
import { loudnessBars } from './loudness-bars.ts'

const anySound = fc.float32Array({ min: -1, max: 1, noNaN: true, maxLength: 20_000 })

describe('the picture of a voice', () => {
  test('has one bar per 40 ms, and the loudest bar has the full height', () => {
    const bars = loudnessBars(joined(tone(0.2, 0.1), tone(0.2, 0.4), silence(0.2)), 1)
    expect(bars).toHaveLength(15)
    for (const bar of bars.slice(0, 5)) expect(bar).toBeCloseTo(0.25)
    for (const bar of bars.slice(5, 10)) expect(bar).toBeCloseTo(1)
    for (const bar of bars.slice(10)) expect(bar).toBe(0)
  })

  test('shows nothing for silence and for no sound at all', () => {
    expect(loudnessBars(silence(0.1), 1)).toEqual([0, 0, 0])
    expect(loudnessBars(silence(0), 1)).toEqual([])
  })

  test('is as long as the voice is heard: slow speech has more bars', () => {
    expect(loudnessBars(tone(0.6, 0.3), 0.75)).toHaveLength(20)
    expect(loudnessBars(tone(0.6, 0.3), 1)).toHaveLength(15)
  })

  test('never leaves its frame, whatever is recorded', () => {
    fc.assert(
      fc.property(anySound, (samples) => {
        const bars = loudnessBars(samples, 1)
        expect(bars).toHaveLength(Math.ceil(samples.length / 1_920))
        for (const bar of bars) {
          expect(bar).toBeGreaterThanOrEqual(0)
          expect(bar).toBeLessThanOrEqual(1)
        }
        expect(Math.max(0, ...bars)).toBe(samples.some((sample) => sample ** 2 > 0) ? 1 : 0)
      }),
    )
  })

  test('is the same for a soft and a loud voice', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 20 }), (levels) => {
        const spokenAt = (volume: number) =>
          loudnessBars(joined(...levels.map((level) => tone(0.04, (volume * level) / 100))), 1)
        const loud = spokenAt(0.8)
        for (const [n, bar] of spokenAt(0.05).entries()) expect(bar).toBeCloseTo(loud[n] ?? NaN, 4)
      }),
    )
  })
})
