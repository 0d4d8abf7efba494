const kilobits = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const hertz = [44_100, 48_000, 32_000]
/** The MPEG version by its two bits. Version 2.5 has half the sample rates of version 2. */
const versions = [2.5, null, 2, 1] as const

/** The header of an MP3 frame (layer III). */
export interface Mp3Frame {
  readonly version: 1 | 2 | 2.5
  readonly sampleRate: number
  readonly channels: 1 | 2
  /** In bytes, header included. */
  readonly length: number
  /** Samples per channel. */
  readonly samples: number
  /** Whether a checksum of two bytes follows the header. */
  readonly hasChecksum: boolean
}

/** Reads the header of the frame at a position; `null` if there is none. The frame may extend beyond the data. */
export function readMp3Frame(bytes: Uint8Array, at: number): Mp3Frame | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02
  const version = versions[((second >> 3) & 3) as 0 | 1 | 2 | 3]
  if (!isLayer3 || version === null) return null
  const rate = kilobits[version === 1 ? 1 : 2][third >> 4]
  const frequency = hertz[(third >> 2) & 3]
  if (!rate || !frequency) return null
  const sampleRate = frequency / { 1: 1, 2: 2, 2.5: 4 }[version]
  const samples = version === 1 ? 1_152 : 576
  return {
    version,
    sampleRate,
    channels: fourth >> 6 === 3 ? 1 : 2,
    length: Math.floor(((samples / 8) * rate * 1000) / sampleRate) + ((third >> 1) & 1),
    samples,
    hasChecksum: (second & 1) === 0,
  }
}

/** Length of an ID3v2 tag at a position, 0 if there is none. Its size is encoded in seven bits per byte. */
export function id3v2Length(bytes: Uint8Array, at = 0): number {
  const isTag = bytes[at] === 0x49 && bytes[at + 1] === 0x44 && bytes[at + 2] === 0x33
  if (!isTag) return 0
  return 10 + bytes.subarray(at + 6, at + 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)
}
