/** Mono audio in memory. */
export interface Sound {
  /** From -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>
  /** Samples per second. */
  readonly sampleRate: number
}

/** A sound in which nothing can be heard. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError'

  constructor() {
    super('Nothing can be heard')
  }
}

const silence = 0.01
const marginSeconds = 0.06

/** Cuts off the silence at both ends, except for a short margin. @throws SilenceError */
export function trimmed({ samples, sampleRate }: Sound): Sound {
  const first = samples.findIndex((sample) => Math.abs(sample) > silence)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silence)
  if (first < 0) throw new SilenceError()
  const margin = Math.round(marginSeconds * sampleRate)
  return { samples: samples.subarray(Math.max(0, first - margin), last + margin), sampleRate }
}

/** Amplifies a sound so that its loudest sample has this value. @throws SilenceError if all samples are 0. */
export function withPeak({ samples, sampleRate }: Sound, wanted: number): Sound {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  if (peak === 0) throw new SilenceError()
  return { samples: samples.map((sample) => (sample * wanted) / peak), sampleRate }
}

/** The sound of integers of 16 bits, the lower byte first. Half a sample at the end is ignored. */
export function soundOfPcm(bytes: Uint8Array, sampleRate: number): Sound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(Math.floor(bytes.length / 2))
  for (let n = 0; n < samples.length; n += 1) samples[n] = view.getInt16(2 * n, true) / 32_768
  return { samples, sampleRate }
}

const blockSeconds = 0.05
/** Blocks that are 30 dB below the loudest one are pauses. */
const pause = 1e-3

/**
 * Amplifies a sound so that its speech, without the pauses, has this loudness, unless its loudest sample would be beyond the
 * peak.
 * @param decibels root mean square, 0 for a square wave from -1 to 1.
 * @throws if all samples are 0.
 */
export function withLoudness(sound: Sound, decibels: number, peak: number): Sound {
  const { samples, sampleRate } = sound
  const length = Math.ceil(blockSeconds * sampleRate)
  const powers = Array.from({ length: Math.ceil(samples.length / length) }, (_, block) =>
    powerOf(samples.subarray(block * length, (block + 1) * length)),
  )
  const loudest = Math.max(...powers)
  const speech = powers.filter((power) => power > loudest * pause)
  const power = speech.reduce((sum, each) => sum + each, 0) / speech.length
  const highest = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  return withPeak(sound, Math.min(peak, (highest * 10 ** (decibels / 20)) / Math.sqrt(power)))
}

const powerOf = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length
