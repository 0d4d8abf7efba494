import { loudnessOf, powerOf, sampleRate } from './loudness.ts'

interface Part {
  /** In samples; the end is not included. */
  readonly start: number
  readonly end: number
}

/** 10 ms. */
const frameLength = sampleRate / 100
/** Shorter sounds are clicks, such as of a button. */
const fewestFrames = 3

/* Thresholds of speech in dB: absolute level, distance above the background, and distance below the loudest frame. */
const quietest = -55
const aboveBackground = 8
const belowLoudest = 35
/** In dB: a background closer to the loudest frame than this is speech itself, so it does not raise the threshold. */
const backgroundBelowLoudest = 20
/** In LUFS: quieter recordings are mostly noise. */
const faintest = -50
/** In seconds: what is kept before and after speech. */
const before = 0.1
const after = 0.2
/** Share of frames that are quieter than the background level. */
const backgroundShare = 0.1

/** Returns the part from the beginning to the end of speech; null without speech that can be heard. */
export function speechIn(samples: Float32Array): Part | null {
  const levels = Array.from({ length: Math.floor(samples.length / frameLength) }, (_, n) =>
    inDecibels(powerOf(samples.subarray(n * frameLength, (n + 1) * frameLength))),
  )
  const sorted = levels.toSorted((a, b) => a - b)
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
  const [start, end] = [first * frameLength, (last + fewestFrames) * frameLength]
  return loudnessOf(samples.subarray(start, end)) < faintest ? null : { start, end }
}

/** Cuts off what is before and after speech, except for a short margin. */
export function cutTo({ start, end }: Part, samples: Float32Array): Float32Array {
  return samples.subarray(Math.max(0, start - before * sampleRate), end + after * sampleRate)
}

const inDecibels = (power: number) => 10 * Math.log10(power)
