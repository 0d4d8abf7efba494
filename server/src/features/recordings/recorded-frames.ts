import { id3v2Length, readMp3Frame, type Mp3Frame } from '../../audio/mp3-frame.ts'
import { recordingSeconds } from '@pol/contract/limits'

/** Silence that encoders add at both ends: at most three frames. */
const encoderSeconds = 0.2
/** Shorter than any word. */
const shortestSeconds = 0.2

interface Recording {
  /** The audio frames only, without tags. */
  readonly mp3: Uint8Array
  readonly ms: number
}

type RecordingFault = 'recording-invalid' | 'recording-too-long'

/**
 * Reads an MP3 frame by frame: MPEG 1 or 2, layer III, of one sample rate and one number of channels, from the first
 * byte to the last. Tags at both ends (ID3v1, ID3v2, APE) and frames that only describe the file (Xing, Info, VBRI) are
 * left out.
 */
export function readRecording(bytes: Uint8Array): Recording | RecordingFault {
  const parts: Uint8Array[] = []
  const end = soundEnd(bytes)
  let at = soundStart(bytes, end)
  let samples = 0
  let first: Mp3Frame | null = null
  while (at < end) {
    const frame = readMp3Frame(bytes, at)
    if (!frame || frame.version === 2.5 || at + frame.length > end) return 'recording-invalid'
    first ??= frame
    if (!isAlike(frame, first)) return 'recording-invalid'
    const part = bytes.subarray(at, at + frame.length)
    if (!describesFile(part, frame)) {
      parts.push(part)
      samples += frame.samples
    }
    at += frame.length
  }
  const seconds = first ? samples / first.sampleRate : 0
  if (seconds < shortestSeconds) return 'recording-invalid'
  if (seconds > recordingSeconds + encoderSeconds) return 'recording-too-long'
  return { mp3: Buffer.concat(parts), ms: Math.round(seconds * 1000) }
}

function isAlike(a: Mp3Frame, b: Mp3Frame): boolean {
  return a.version === b.version && a.sampleRate === b.sampleRate && a.channels === b.channels
}

/** Position after the tags at the start. */
function soundStart(bytes: Uint8Array, end: number): number {
  let at = 0
  for (;;) {
    const footer = startsWith(bytes, at, 'ID3') && ((bytes[at + 5] ?? 0) & 0x10) !== 0 ? 10 : 0
    const length = id3v2Length(bytes, at) + footer || apeLength(bytes, at)
    if (length === 0 || at + length > end) return at
    at += length
  }
}

const id3v1Length = 128
const apeFixedLength = 32

/** Position of the tags at the end; the length of the data if there are none. */
function soundEnd(bytes: Uint8Array): number {
  let end = bytes.length
  for (;;) {
    const length = startsWith(bytes, end - id3v1Length, 'TAG')
      ? id3v1Length
      : apeLength(bytes, end - apeFixedLength)
    if (length === 0 || length > end) return end
    end -= length
  }
}

/** Length of the APE tag whose header or footer is at a position, 0 if there is none. */
function apeLength(bytes: Uint8Array, at: number): number {
  if (at < 0 || at + apeFixedLength > bytes.length || !startsWith(bytes, at, 'APETAGEX')) return 0
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, apeFixedLength)
  // The size includes the footer; the highest bit of the flags is set if there is also a header.
  const hasHeader = (view.getUint32(20, true) & 0x80000000) !== 0
  return view.getUint32(12, true) + (hasHeader ? apeFixedLength : 0)
}

/** The side information of layer III, in bytes, by version and channels. */
const sideLengths = { 1: [17, 32], 2: [9, 17] } as const
const vbriAt = 36

/** Whether a frame has no audio, but the length of the file and its encoder. */
function describesFile(frame: Uint8Array, { version, channels, hasChecksum }: Mp3Frame): boolean {
  const [mono, stereo] = sideLengths[version === 1 ? 1 : 2]
  const at = 4 + (hasChecksum ? 2 : 0) + (channels === 1 ? mono : stereo)
  return startsWith(frame, at, 'Xing') || startsWith(frame, at, 'Info') || startsWith(frame, vbriAt, 'VBRI')
}

function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  if (at < 0) return false
  return Buffer.from(text).every((byte, n) => bytes[at + n] === byte)
}
