import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hasFallenSilent } from './has-fallen-silent.ts'

/** Levels of a voice, of a quiet room and of the press of a button, one per 100 ms. */
const speech = (seconds: number) => Array.from({ length: seconds * 10 }, (_, n) => (n % 3 === 2 ? 0.02 : 0.3))
const room = (seconds: number, level = 0.002) => Array.from({ length: seconds * 10 }, () => level)
const press = [0.4]

describe('a recording ends by itself', () => {
  test('two and a half seconds after the last word', () => {
    const spoken = [...room(1), ...speech(2), 0.3]
    expect(hasFallenSilent([...spoken, ...room(2.4)])).toBe(false)
    expect(hasFallenSilent([...spoken, ...room(2.5)])).toBe(true)
  })

  test('not while the learner still thinks about the first word', () => {
    expect(hasFallenSilent(room(14))).toBe(false)
    expect(hasFallenSilent([...press, ...room(14)])).toBe(false)
  })

  test('not in a pause between two words', () => {
    expect(hasFallenSilent([...speech(1), ...room(2), ...speech(1), ...room(1)])).toBe(false)
  })

  test('also in a room that is not quite silent, and for a soft voice', () => {
    expect(hasFallenSilent([...speech(1), 0.3, ...room(2.5, 0.025)])).toBe(true)
    expect(hasFallenSilent([...speech(1).map((level) => level / 15), 0.02, ...room(2.5)])).toBe(true)
  })

  const words = fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { minLength: 3, maxLength: 100 })

  test('exactly when the silence is long enough, whatever was said before', () => {
    fc.assert(
      fc.property(words, fc.nat({ max: 5 }), (spoken, seconds) => {
        expect(hasFallenSilent([...spoken, ...room(seconds, 0)])).toBe(seconds >= 2.5)
      }),
    )
  })

  test('never while the voice is as loud as before', () => {
    fc.assert(
      fc.property(words, (before) => {
        expect(hasFallenSilent([...before, ...room(3), Math.max(...before)])).toBe(false)
      }),
    )
  })
})
