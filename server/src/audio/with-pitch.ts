import type { Sound } from './sound.ts'

/** Zero crossings of the interpolating function on each side. */
const reach = 8

/**
 * Plays a sound faster or slower, as a tape does: pitch, formants and speed change together.
 * @param factor 2 for an octave higher and twice as fast, 1 for the same sound.
 */
export function withPitch({ samples, sampleRate }: Sound, factor: number): Sound {
  if (factor === 1) return { samples, sampleRate }
  /** Frequencies that the sample rate could not hold are left out. */
  const bandwidth = Math.min(1, 1 / factor)
  const width = reach / bandwidth
  const sampleAt = (position: number) => {
    const first = Math.max(0, Math.ceil(position - width))
    const last = Math.min(samples.length - 1, Math.floor(position + width))
    let sum = 0
    for (let index = first; index <= last; index++) {
      const distance = (position - index) * bandwidth
      sum += (samples[index] ?? 0) * interpolation(distance)
    }
    return sum * bandwidth
  }
  const length = Math.round(samples.length / factor)
  return { samples: Float32Array.from({ length }, (_, index) => sampleAt(index * factor)), sampleRate }
}

/** The sinc function in a Hann window. */
function interpolation(distance: number): number {
  if (distance === 0) return 1
  const angle = Math.PI * distance
  return (Math.sin(angle) / angle) * (0.5 + 0.5 * Math.cos(angle / reach))
}
