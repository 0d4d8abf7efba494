import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWav } from '../../test/wav.ts'
import { isWav, readWav, WavError } from './read-wav.ts'

const samples = Float32Array.from({ length: 999 }, (_, n) => Math.sin(n / 9) / 2)

/** The largest difference from the written samples. */
function deviationOf(read: Float32Array): number {
  if (read.length !== samples.length) return Infinity
  return samples.reduce((most, sample, n) => Math.max(most, Math.abs(sample - (read[n] ?? 0))), 0)
}

describe('a WAV is read', () => {
  test.each([
    ['16 bits, mono, as of Piper', {}],
    ['16 bits, stereo', { channels: 2 }],
    ['floating-point numbers', { samplesAs: 'float32' }],
    ['floating-point numbers, stereo, 48,000 Hz', { samplesAs: 'float32', channels: 2, sampleRate: 48_000 }],
    ['the long header', { isExtensible: true }],
    ['the long header, floating-point numbers', { isExtensible: true, samplesAs: 'float32' }],
    ['sizes that a stream does not know (0xFFFFFFFF)', { sizes: 0xffffffff }],
    ['sizes that a stream does not know (0)', { sizes: 0 }],
    ['another chunk before the data, of odd length', { otherChunks: [['LIST', Buffer.from('INFO!')]] }],
  ] as const)('%s', (_, form) => {
    const wav = createWav({ samples, ...form })
    expect(isWav(wav)).toBe(true)
    const sound = readWav(wav)
    expect(sound.sampleRate).toBe('sampleRate' in form ? form.sampleRate : 22_050)
    expect(deviationOf(sound.samples)).toBeLessThan(0.0001)
  })

  test('also if it lies inside another buffer, at an odd position', () => {
    const wav = createWav({ samples })
    const inside = new Uint8Array(wav.length + 3)
    inside.set(wav, 3)
    expect(deviationOf(readWav(inside.subarray(3)).samples)).toBeLessThan(0.0001)
  })

  test('up to where it was cut off', () => {
    const wav = createWav({ samples })
    expect(readWav(wav.subarray(0, wav.length - 101)).samples).toHaveLength(samples.length - 51)
  })

  test('with values beyond the range, infinite ones and none', () => {
    const odd = createWav({ samples: [2, -2, Infinity, NaN], samplesAs: 'float32' })
    expect([...readWav(odd).samples]).toEqual([1, -1, 1, 0])
  })
})

describe('what cannot be read is refused with its reason', () => {
  const wav = createWav({ samples })
  const changed = (at: number, value: number) => {
    const copy = Buffer.from(wav)
    copy.writeUInt16LE(value, at)
    return copy
  }
  test.each([
    ['nothing', Buffer.alloc(0), 'it is no WAV'],
    ['HTML', Buffer.from('<html>RIFF WAVE</html>'), 'it is no WAV'],
    ['24 bits', createWav({ samples, samplesAs: 'int24' }), 'its samples have format 1 with 24 bits'],
    ['a compressed WAV', changed(20, 0x55), 'its samples have format 85 with 16 bits'],
    ['no channel', changed(22, 0), 'it has 0 channels'],
    ['many channels', changed(22, 200), 'it has 200 channels'],
    ['no samples per second', changed(24, 0), 'it has 0 samples per second'],
    ['a header alone', wav.subarray(0, 12), 'it has no data'],
    ['a format that is cut off', wav.subarray(0, 30), 'its format is cut off'],
    [
      'data before their format',
      Buffer.concat([wav.subarray(0, 12), wav.subarray(36)]),
      'its data come before',
    ],
  ])('%s', (_, bytes, reason) => {
    expect(() => readWav(bytes)).toThrow(WavError)
    expect(() => readWav(bytes)).toThrow(reason)
  })

  test('random bytes after a header end in a sound or a reason, never in another error', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 60 }), (bytes, kept) => {
        const read = () => readWav(Buffer.concat([wav.subarray(0, kept), bytes]))
        expect(typeOfOutcome(read)).toBeOneOf(['sound', 'WavError'])
      }),
    )
  })
})

function typeOfOutcome(read: () => unknown): string {
  try {
    read()
    return 'sound'
  } catch (error) {
    return error instanceof Error ? error.name : typeof error
  }
}
