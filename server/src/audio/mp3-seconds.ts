import { readMp3Frame } from './mp3-frame.ts'

/** Duration of an MP3 without tags. */
export function mp3Seconds(mp3: Uint8Array): number {
  let seconds = 0
  for (let at = 0, frame = readMp3Frame(mp3, 0); frame; frame = readMp3Frame(mp3, at)) {
    seconds += frame.samples / frame.sampleRate
    at += frame.length
  }
  return seconds
}
