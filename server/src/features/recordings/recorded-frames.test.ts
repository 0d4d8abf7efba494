import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { brokenClip, frameLength } from '../../../test/broken-clips.ts'
import { createClip } from '../../../test/clips.ts'
import { readRecording } from './recorded-frames.ts'

const clip = Buffer.from(await createClip())
const ofClip = { mp3: clip, ms: 552 }

/** A tag with a header and this number of bytes. */
const id3v2 = (length: number, flags = 0) =>
  Buffer.concat([
    Buffer.from(['I', 'D', '3'].map((letter) => letter.charCodeAt(0))),
    Buffer.from([3, 0, flags, 0, 0, length >> 7, length & 127]),
    Buffer.alloc(length, 'secret'),
  ])
const id3v1 = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 'secret')])
const apeEnd = (size: number, isHeader: boolean, hasHeader: boolean) => {
  const end = Buffer.alloc(32)
  end.write('APETAGEX')
  end.writeUInt32LE(2_000, 8)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE((hasHeader ? 0x80000000 : 0) + (isHeader ? 0x20000000 : 0), 20)
  return end
}
const apeItems = Buffer.alloc(50, 'secret')
const ape = Buffer.concat([apeItems, apeEnd(82, false, false)])
const apeWithHeader = Buffer.concat([apeEnd(82, true, true), apeItems, apeEnd(82, false, true)])

test.each([
  ['of the browser and the speech engine', {}, 552],
  ['with a changing bit rate', { vbrQuality: 4 }, 552],
  ['of MPEG 1, in stereo', { sampleRate: 44_100, channels: 2 as const }, 575],
  ['of MPEG 2 at 16,000 Hz', { sampleRate: 16_000 }, 576],
  ['of twelve seconds', { seconds: 12 }, 12_048],
])('a recording is accepted unchanged: %s', async (_, options, ms) => {
  const bytes = await createClip(options)
  expect(readRecording(bytes)).toEqual({ mp3: Buffer.from(bytes), ms })
})

test.each([
  ['ID3v2', [id3v2(300), clip]],
  ['ID3v2 with a footer', [id3v2(300, 0x10), Buffer.alloc(10, '3DI'), clip]],
  ['two of them', [id3v2(300), id3v2(0), clip]],
  ['ID3v1', [clip, id3v1]],
  ['APE at the end', [clip, ape]],
  ['APE at the start', [apeWithHeader, clip]],
  ['all of them', [id3v2(7), apeWithHeader, clip, apeWithHeader, id3v1]],
])('tags are left out: %s', (_, parts) => {
  expect(readRecording(Buffer.concat(parts))).toEqual(ofClip)
})

test.each([
  ['Xing', 13],
  ['Info', 13],
  ['VBRI', 36],
])('a frame that only describes the file is left out: %s', (name, at) => {
  const header = Buffer.alloc(frameLength)
  clip.copy(header, 0, 0, 4)
  header.write(name, at)
  header.write('LAME3.100 secret', at + 60)
  expect(readRecording(Buffer.concat([header, clip]))).toEqual(ofClip)
})

describe('is refused', () => {
  test('a recording that is too long', async () => {
    expect(readRecording(await createClip({ seconds: 12.3 }))).toBe('recording-too-long')
  })

  test.each([
    ['MPEG 2.5', createClip({ sampleRate: 8_000 })],
    ['a click', createClip({ seconds: 0.05 })],
    ['nothing', Promise.resolve(new Uint8Array())],
    ['tags alone', Promise.resolve(Buffer.concat([id3v2(300), apeWithHeader, id3v1]))],
    [
      'a tag that is longer than the file',
      Promise.resolve(Buffer.concat([id3v2(9_000).subarray(0, 10), clip])),
    ],
    ['a tag between frames', Promise.resolve(Buffer.concat([clip, id3v2(300), clip]))],
    ['zeros between tag and frames', Promise.resolve(Buffer.concat([id3v2(3), Buffer.alloc(9), clip]))],
  ])('%s', async (_, bytes) => {
    expect(readRecording(await bytes)).toBe('recording-invalid')
  })

  test('each of 5,000 broken clips', () => {
    fc.assert(
      fc.property(brokenClip, (bytes) => {
        expect(readRecording(bytes)).toBe('recording-invalid')
      }),
      { numRuns: 5_000, seed: 1 },
    )
  })
})

test('of any bytes only whole frames of one kind are taken', () => {
  const frames = fc.array(
    fc.oneof(
      {
        weight: 9,
        arbitrary: fc.nat({ max: 22 }).map((n) => clip.subarray(n * frameLength, (n + 1) * frameLength)),
      },
      { weight: 1, arbitrary: fc.oneof(brokenClip, fc.constant(id3v1), fc.constant(id3v2(20))) },
    ),
    { maxLength: 30 },
  )
  let taken = 0
  fc.assert(
    fc.property(frames, (parts) => {
      const recording = readRecording(Buffer.concat(parts))
      if (typeof recording === 'string') return
      taken += 1
      const { mp3, ms } = recording
      expect(mp3.length % frameLength).toBe(0)
      for (let at = 0; at < mp3.length; at += frameLength)
        // Sync, MPEG 2, layer III; 48 kbit/s at 24,000 Hz; mono.
        expect([
          mp3[at],
          Number(mp3[at + 1]) & 0xfe,
          Number(mp3[at + 2]) & 0xfe,
          Number(mp3[at + 3]) >> 6,
        ]).toEqual([0xff, 0xf2, 0x64, 3])
      expect(ms).toBe((mp3.length / frameLength) * 24)
    }),
    { numRuns: 2_000, seed: 1 },
  )
  expect(taken).toBeGreaterThan(50)
})
