/** Range in which the pitch of a voice is searched, in Hz. */
const lowest = 60
const highest = 600
/** In seconds. */
const frameLength = 0.04
const frameStep = 0.03
/** Frames below this share of the loudest one are silent. */
const quietest = 0.1
/** A frame is voiced if its correlation with the frame one period later is at least this. */
const voiced = 0.7
/** Two periods correlate nearly as well as one, so the first peak that is nearly the best one is the period. */
const nearlyBest = 0.92

/**
 * The median fundamental frequency of the voiced parts of a sound, in Hz, by normalised autocorrelation.
 * @param samples mono, from -1 to 1.
 * @throws if no part is voiced.
 */
export function pitchOf(samples: Float32Array, sampleRate: number): number {
  const length = Math.round(frameLength * sampleRate)
  const longestLag = Math.ceil(sampleRate / lowest)
  const step = Math.round(frameStep * sampleRate)
  const frames = Array.from({ length: Math.ceil(samples.length / step) }, (_, at) =>
    samples.subarray(at * step, at * step + length + longestLag),
  ).filter((frame) => frame.length === length + longestLag)
  const loudest = Math.max(...frames.map(energyOf))
  const pitches = frames
    .filter((frame) => energyOf(frame) > quietest ** 2 * loudest)
    .flatMap((frame) => periodOf(frame, length, Math.floor(sampleRate / highest)) ?? [])
    .map((period) => sampleRate / period)
    .toSorted((a, b) => a - b)
  const median = pitches[Math.floor(pitches.length / 2)]
  if (median === undefined) throw new Error('No part of the sound is voiced')
  return median
}

/** In samples; null if the frame is not voiced. */
function periodOf(frame: Float32Array, length: number, shortestLag: number): number | null {
  const correlations = Array.from({ length: frame.length - length - shortestLag + 1 }, (_, at) =>
    correlation(frame, shortestLag + at, length),
  )
  const best = Math.max(...correlations)
  if (best < voiced) return null
  const [peak] = correlations.flatMap((value, at) => {
    const [before, after] = [correlations[at - 1] ?? 1, correlations[at + 1] ?? 1]
    return value >= nearlyBest * best && value >= before && value > after ? { at, value, before, after } : []
  })
  if (!peak) return null
  // The top of the parabola through the three values around the peak.
  const { at, value, before, after } = peak
  return shortestLag + at + (before - after) / (2 * (before - 2 * value + after))
}

/** From -1 to 1. */
function correlation(frame: Float32Array, lag: number, length: number): number {
  let product = 0
  let energy = 0
  let energyLater = 0
  for (let at = 0; at < length; at += 1) {
    const now = frame[at] ?? 0
    const later = frame[at + lag] ?? 0
    product += now * later
    energy += now * now
    energyLater += later * later
  }
  return product === 0 ? 0 : product / Math.sqrt(energy * energyLater)
}

const energyOf = (frame: Float32Array): number => frame.reduce((sum, sample) => sum + sample * sample, 0)
