import { beforeAll, expect, test } from 'vitest'
import type { Sound } from './sound.ts'
import { createMp3Writer, type Mp3Writer } from './write-mp3.ts'

const sampleRate = 22_050
const samplesPerFrame = 576
/** Encoders add up to three frames at both ends together. */
const framesAtTheEnds = 3

let mp3: Mp3Writer
beforeAll(async () => void (mp3 = await createMp3Writer()))

interface Frame {
  readonly version: number
  readonly layer: number
  readonly kilobits: number
  readonly sampleRate: number
  readonly channels: number
  readonly bytes: number
}

/** Parses the frame header at a position (ISO 13818-3): MPEG 2, layer III. */
function frameAt(bytes: Uint8Array, at: number): Frame {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
  if (first !== 0xff || second >> 5 !== 0b111) throw new Error(`No frame begins at byte ${at}`)
  const kilobits = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160][third >> 4] ?? 0
  const rate = [22_050, 24_000, 16_000][(third >> 2) & 0b11] ?? 0
  return {
    version: ((second >> 3) & 0b11) === 0b10 ? 2 : 0,
    layer: 4 - ((second >> 1) & 0b11),
    kilobits,
    sampleRate: rate,
    channels: fourth >> 6 === 0b11 ? 1 : 2,
    bytes: Math.floor((samplesPerFrame / 8) * ((kilobits * 1000) / rate)) + ((third >> 1) & 1),
  }
}

function framesOf(bytes: Uint8Array): Frame[] {
  const frames: Frame[] = []
  for (let at = 0; at < bytes.length; at += frames.at(-1)?.bytes ?? bytes.length)
    frames.push(frameAt(bytes, at))
  return frames
}

function tone(seconds: number, rate = sampleRate): Sound {
  const samples = Float32Array.from({ length: Math.round(seconds * rate) }, (_, n) => Math.sin(n / 9) / 2)
  return { samples, sampleRate: rate }
}

test('a sound becomes MP3 from the first to the last byte: 22,050 Hz, mono, 48 kbit/s', () => {
  const bytes = mp3.write(tone(2))
  const frames = framesOf(bytes)
  for (const { bytes: _, ...frame } of frames)
    expect(frame).toEqual({ version: 2, layer: 3, kilobits: 48, sampleRate, channels: 1 })
  expect(frames.reduce((sum, frame) => sum + frame.bytes, 0)).toBe(bytes.length)
  const needed = (2 * sampleRate) / samplesPerFrame
  expect(frames.length).toBeGreaterThanOrEqual(needed)
  expect(frames.length).toBeLessThanOrEqual(needed + framesAtTheEnds)
})

test('sample rates of speech services become those of MP3', () => {
  for (const [rate, written] of [
    [24_000, 24_000],
    [16_000, 16_000],
    [20_000, 22_050],
  ] as const)
    expect(framesOf(mp3.write(tone(0.5, rate)))[1]?.sampleRate, `${rate}`).toBe(written)
})

test('in pieces it is the same MP3, and no piece has more than a quarter of a second', () => {
  const pieces = [...mp3.pieces(tone(2))]
  expect(pieces).toHaveLength(9)
  expect(Buffer.concat(pieces)).toEqual(Buffer.from(mp3.write(tone(2))))
})

test('an MP3 does not depend on the one before it, even if not all pieces of that were taken', () => {
  const first = mp3.write(tone(0.5))
  const copy = first.slice()
  const begun = mp3.pieces(tone(2, 48_000))
  begun.next()
  expect(mp3.write(tone(0.5))).toEqual(copy)
  expect(first).toEqual(copy)
})
