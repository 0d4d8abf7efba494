import { expect, test } from 'vitest'
import { pitchOf } from '../../test/pitch.ts'
import type { Sound } from './sound.ts'
import { withPitch } from './with-pitch.ts'

const sampleRate = 22_050
const tone = (hertz: number, loudness = 0.5): Sound => ({
  samples: Float32Array.from(
    { length: sampleRate },
    (_, at) => loudness * Math.sin((2 * Math.PI * hertz * at) / sampleRate),
  ),
  sampleRate,
})
const powerOf = ({ samples }: Sound) => samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length

test.each([0.7, 0.9, 1.1, 1.3])('a tone played %s times as fast is as much higher and shorter', (factor) => {
  const { samples } = withPitch(tone(200), factor)
  expect(samples.length).toBe(Math.round(sampleRate / factor))
  expect(pitchOf(samples, sampleRate) / (200 * factor)).toBeCloseTo(1, 1)
  expect(powerOf(withPitch(tone(200), factor)) / powerOf(tone(200))).toBeCloseTo(1, 1)
})

test('what would become too high for the sample rate is left out, not folded back', () => {
  expect(powerOf(withPitch(tone(10_500), 1.3))).toBeLessThan(0.01 * powerOf(tone(10_500)))
})

test('nothing changes without a change', () => {
  const sound = tone(300)
  expect(withPitch(sound, 1)).toEqual(sound)
})
