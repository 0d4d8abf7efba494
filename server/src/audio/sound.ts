/** Mono audio in memory. */
export interface Sound {
  /** From -1 to 1. */
  readonly samples: Float32Array<ArrayBuffer>
  /** Samples per second. */
  readonly sampleRate: number
}

const silence = 0.01
const marginSeconds = 0.06

/** Cuts off the silence at both ends, except for a short margin. @throws if nothing can be heard. */
export function trimmed({ samples, sampleRate }: Sound): Sound {
  const first = samples.findIndex((sample) => Math.abs(sample) > silence)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silence)
  if (first < 0) throw new Error('Nothing can be heard')
  const margin = Math.round(marginSeconds * sampleRate)
  return { samples: samples.slice(Math.max(0, first - margin), last + margin), sampleRate }
}

/** Amplifies a sound so that its loudest sample has this value. @throws if all samples are 0. */
export function withPeak({ samples, sampleRate }: Sound, wanted: number): Sound {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)
  if (peak === 0) throw new Error('Nothing can be heard')
  return { samples: samples.map((sample) => (sample * wanted) / peak), sampleRate }
}
