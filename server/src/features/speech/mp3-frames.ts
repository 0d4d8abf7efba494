const kilobits = {
  mpeg1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  mpeg2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const hertz = [44_100, 48_000, 32_000]

/** Whether the data starts like an MP3: an optional tag, a frame, and directly after it another frame or the end. */
export function isMp3(bytes: Uint8Array): boolean {
  const start = tagLength(bytes)
  const length = frameLength(bytes, start)
  if (length === null) return false
  const next = start + length
  return next === bytes.length || frameLength(bytes, next) !== null
}

/** Length of a leading ID3v2 tag. Its size is encoded in seven bits per byte. */
function tagLength(bytes: Uint8Array): number {
  const isTag = bytes[0] === 0x49 && bytes[1] === 0x44 && bytes[2] === 0x33
  if (!isTag) return 0
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 0x7f), 0)
}

/** Length of the layer III frame at a position; null if there is none. */
function frameLength(bytes: Uint8Array, at: number): number | null {
  const [first = 0, second = 0, third = 0] = bytes.subarray(at, at + 3)
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02
  const version = (second >> 3) & 3
  const rate = (version === 3 ? kilobits.mpeg1 : kilobits.mpeg2)[third >> 4]
  const frequency = hertz[(third >> 2) & 3]
  if (!isLayer3 || version === 1 || !rate || !frequency) return null
  const perSecond = version === 3 ? frequency : frequency / (version === 2 ? 2 : 4)
  return Math.floor(((version === 3 ? 144 : 72) * rate * 1000) / perSecond) + ((third >> 1) & 1)
}
