import { beforeAll, describe, expect, test } from 'vitest'
import { loadSpeechEngine, type Utterance } from './engine.ts'
import { createMp3Writer } from './mp3.ts'

const sampleRate = 22_050
const samplesPerFrame = 576
const marginSeconds = 0.06
/** Encoders add up to three frames at both ends together. */
const framesAtTheEnds = 3

let writeMp3: (utterance: Utterance) => Uint8Array
beforeAll(async () => void (writeMp3 = await createMp3Writer()))

interface Frame {
  readonly version: number
  readonly layer: number
  readonly kilobits: number
  readonly sampleRate: number
  readonly channels: number
  readonly bytes: number
}

/** Parses the frame header at a position (ISO 13818-3): MPEG 2, layer III. */
function frameAt(mp3: Uint8Array, at: number): Frame {
  const [first = 0, second = 0, third = 0, fourth = 0] = mp3.subarray(at, at + 4)
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

function framesOf(mp3: Uint8Array): Frame[] {
  const frames: Frame[] = []
  for (let at = 0; at < mp3.length; at += frames.at(-1)?.bytes ?? mp3.length) frames.push(frameAt(mp3, at))
  return frames
}

const secondsOf = (mp3: Uint8Array) => (framesOf(mp3).length * samplesPerFrame) / sampleRate

/** A constant tone with silence before and after. */
function tone(seconds: { before: number; tone: number; after: number }, loudness: number): Utterance {
  const [before, during, after] = [seconds.before, seconds.tone, seconds.after].map((part) =>
    Math.round(part * sampleRate),
  ) as [number, number, number]
  const samples = new Float32Array(before + during + after)
  // A square wave, which contains no silence.
  for (let i = 0; i < during; i += 1) samples[before + i] = i % 50 < 25 ? loudness : -loudness
  return { samples, sampleRate, phonemes: [] }
}

/** The encoder's padding in seconds. */
const tolerance = (framesAtTheEnds * samplesPerFrame) / sampleRate

describe('a clip', () => {
  test('is MP3 from the first to the last byte: 22,050 Hz, mono, 48 kbit/s', async () => {
    const engine = await loadSpeechEngine()
    const mp3 = writeMp3(engine.speak('Guten Tag, wie geht es Ihnen?', 'alloy'))
    const frames = framesOf(mp3)
    expect(frames.length).toBeGreaterThan(30)
    for (const { bytes: _, ...frame } of frames)
      expect(frame).toEqual({ version: 2, layer: 3, kilobits: 48, sampleRate, channels: 1 })
    expect(frames.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(mp3.length)
  })

  test('is as long as the speech and a short margin at each end', () => {
    const seconds = secondsOf(writeMp3(tone({ before: 0.5, tone: 1, after: 2 }, 0.5)))
    expect(seconds).toBeGreaterThanOrEqual(1 + 2 * marginSeconds)
    expect(seconds).toBeLessThan(1 + 2 * marginSeconds + tolerance)
  })

  test('is trimmed of silence at both ends', () => {
    const clip = writeMp3(tone({ before: 0.1, tone: 0.4, after: 0.1 }, 0.5))
    const silent = writeMp3(tone({ before: 1, tone: 0.4, after: 3 }, 0.5))
    expect(silent).toEqual(clip)
  })

  test('keeps a pause in the middle', () => {
    const [word] = [tone({ before: 0, tone: 0.3, after: 0.5 }, 0.5)]
    const twice = new Float32Array([...word.samples, ...word.samples])
    expect(secondsOf(writeMp3({ ...word, samples: twice }))).toBeGreaterThan(1.1)
  })

  test('may begin and end without any silence', () => {
    const seconds = secondsOf(writeMp3(tone({ before: 0, tone: 1, after: 0 }, 0.5)))
    expect(seconds).toBeGreaterThanOrEqual(1)
    expect(seconds).toBeLessThan(1 + tolerance)
  })

  test('has the same loudness as any other', () => {
    const parts = { before: 0.1, tone: 0.5, after: 0.1 }
    const quiet = writeMp3(tone(parts, 0.0625))
    expect(quiet).toEqual(writeMp3(tone(parts, 0.5)))
    expect(quiet).toEqual(writeMp3(tone(parts, 1)))
  })

  test('does not depend on the clip before it', () => {
    const said = tone({ before: 0.1, tone: 0.5, after: 0.1 }, 0.5)
    const first = writeMp3(said)
    const copy = first.slice()
    writeMp3(tone({ before: 0, tone: 2, after: 0 }, 0.9))
    expect(writeMp3(said)).toEqual(copy)
    expect(first).toEqual(copy)
  })
})

describe('without any speech', () => {
  test.each([
    ['no samples at all', { before: 0, tone: 0, after: 0 }, 0],
    ['only silence', { before: 1, tone: 0, after: 0 }, 0],
    ['only a faint noise', { before: 0.1, tone: 0.5, after: 0.1 }, 0.005],
  ])('there is no clip: %s', (_, parts, loudness) => {
    expect(() => writeMp3(tone(parts, loudness))).toThrow('The engine said nothing')
  })

  test('the next clip can still be written', () => {
    const silence = tone({ before: 1, tone: 0, after: 0 }, 0)
    expect(() => writeMp3(silence)).toThrow('The engine said nothing')
    expect(secondsOf(writeMp3(tone({ before: 0, tone: 1, after: 0 }, 0.5)))).toBeGreaterThanOrEqual(1)
  })
})
