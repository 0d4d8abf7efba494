import { id3v2Length, readMp3Frame } from './mp3-frame.ts'

/** Whether the data starts like an MP3: an optional tag, a frame, and directly after it another frame or the end. */
export function isMp3(bytes: Uint8Array): boolean {
  const start = id3v2Length(bytes)
  const frame = readMp3Frame(bytes, start)
  if (frame === null) return false
  const next = start + frame.length
  return next === bytes.length || readMp3Frame(bytes, next) !== null
}
