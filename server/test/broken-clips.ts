import fc from 'fast-check'
import { createClip } from './clips.ts'

/** Bytes of each frame of the clip from which the broken clips are made. */
export const frameLength = 144
const clip = await createClip()
const others = await Promise.all([
  createClip({ sampleRate: 22_050 }),
  createClip({ channels: 2 }),
  createClip({ sampleRate: 44_100 }),
])
const frameCount = clip.length / frameLength

/** Bits of a frame header whose change moves the start of the next frame or changes the sound. */
const headerBits = [...Array(11).keys(), 11, 12, 13, 14, 16, 17, 18, 19, 20, 21, 22, 24, 25]

const join = (...parts: readonly Uint8Array[]): Uint8Array => Buffer.concat(parts)
const place = fc.nat({ max: clip.length })
const garbage = (maxLength: number) => fc.uint8Array({ minLength: 1, maxLength })

const cutOff = place.filter((at) => at % frameLength !== 0).map((at) => clip.subarray(0, at))
const partMissing = fc
  .tuple(place, fc.integer({ min: 1, max: 1_000 }))
  .filter(([at, length]) => length % frameLength !== 0 && at + length < clip.length)
  .map(([at, length]) => join(clip.subarray(0, at), clip.subarray(at + length)))
const garbageInside = fc
  .tuple(place, garbage(300))
  .map(([at, added]) => join(clip.subarray(0, at), added, clip.subarray(at)))
const garbageBetween = fc
  .tuple(fc.nat({ max: frameCount }), garbage(300))
  .map(([n, added]) => join(clip.subarray(0, n * frameLength), added, clip.subarray(n * frameLength)))
const wrongHeader = fc
  .tuple(fc.nat({ max: frameCount - 1 }), fc.constantFrom(...headerBits))
  .map(([n, bit]) => {
    const broken = Buffer.from(clip)
    const at = n * frameLength + (bit >> 3)
    broken[at] = Number(broken[at]) ^ (0x80 >> (bit & 7))
    return broken
  })
const otherFrames = fc
  .tuple(fc.integer({ min: 1, max: frameCount }), fc.constantFrom(...others))
  .map(([n, other]) => join(clip.subarray(0, n * frameLength), other))
const wrongTag = fc
  .tuple(
    fc.constantFrom('ID3\u0003\0\0', 'TAG', 'APETAGEX', 'RIFF', 'fLaC', 'OggS', '<html>'),
    garbage(40),
    fc.boolean(),
  )
  .map(([name, rest, isFirst]) => {
    const tag = join(Buffer.from(name, 'latin1'), rest)
    return isFirst ? join(tag, clip) : join(clip, tag)
  })
const tooShort = fc.nat({ max: 8 }).map((frames) => clip.subarray(0, frames * frameLength))
const noise = fc.oneof(garbage(5_000), fc.constant(new Uint8Array()))

/** Invalid recordings, most of them made from a valid one. */
export const brokenClip: fc.Arbitrary<Uint8Array> = fc.oneof(
  cutOff,
  partMissing,
  garbageInside,
  garbageBetween,
  wrongHeader,
  otherFrames,
  wrongTag,
  tooShort,
  noise,
)
