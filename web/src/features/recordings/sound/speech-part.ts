import { powerOf, sampleRate } from './loudness.ts'

export interface Part {
  /** In samples; the end is not included. */
  readonly start: number
  readonly end: number
}

/** 10 ms. */
const frameLength = sampleRate / 100
/** Shorter sounds are clicks, as of a button. */
const fewestFrames = 3

/* In dB. Speech is louder than this, than the background by this, and not quieter than its loudest moment by more than this. */
const quietest = -55
const aboveBackground = 8
const belowLoudest = 35
/** A background that is nearly as loud as the speech is no guide: it is then speech itself. */
const backgroundBelowLoudest = 20
/** The share of frames that are quieter than the background. */
const backgroundShare = 0.1

/** Where the speech begins and ends; null without any. */
export function speechIn(samples: Float32Array): Part | null {
  const levels = Array.from({ length: Math.floor(samples.length / frameLength) }, (_, n) =>
    inDecibels(powerOf(samples.subarray(n * frameLength, (n + 1) * frameLength))),
  )
  const sorted = levels.toSorted((one, other) => one - other)
  const loudest = sorted.at(-1) ?? -Infinity
  if (loudest < quietest) return null
  const background = sorted[Math.floor(sorted.length * backgroundShare)] ?? -Infinity
  const threshold = Math.max(
    quietest,
    loudest - belowLoudest,
    Math.min(background + aboveBackground, loudest - backgroundBelowLoudest),
  )
  const isSpeech = (at: number) =>
    levels.slice(at, at + fewestFrames).filter((level) => level >= threshold).length === fewestFrames
  const starts = levels.flatMap((_, at) => (isSpeech(at) ? [at] : []))
  const [first] = starts
  const last = starts.at(-1)
  if (first === undefined || last === undefined) return null
  return { start: first * frameLength, end: (last + fewestFrames) * frameLength }
}

const inDecibels = (power: number) => 10 * Math.log10(power)
