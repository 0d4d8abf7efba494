import { createMp3Encoder } from 'wasm-media-encoders'
import { describe, expect, test } from 'vitest'
import { joined, noise, secondsOf, silence, tone, voice } from '../../../../test/sounds.ts'
import { loudnessOf, sampleRate } from '../../../lib/sound/loudness.ts'
import { prepared } from './prepared.ts'

/** Prepares samples for the encoder. @throws Error if they are refused. */
function ready(samples: Float32Array): Float32Array {
  const result = prepared(samples, false)
  if (typeof result === 'string') throw new Error(`Refused: ${result}`)
  return result
}

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
})
