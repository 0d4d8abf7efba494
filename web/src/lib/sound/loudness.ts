/** Sample rate of recordings, in Hz. The filter coefficients below are for this rate. */
export const sampleRate = 48_000

interface Filter {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

/** The two stages of the K-weighting, with the coefficients of ITU-R BS.1770-4. */
const shelf: Filter = {
  b: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  a: [-1.69065929318241, 0.73248077421585],
}
const highPass: Filter = { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] }

/** In samples: blocks of 400 ms, each starting 100 ms after the previous one. */
const blockLength = 0.4 * sampleRate
const blockStep = 0.1 * sampleRate
const absoluteGate = -70
const relativeGate = -10

/**
 * Returns the integrated loudness of one channel in LUFS by ITU-R BS.1770-4, with its absolute and relative gates, so
 * that pauses do not count. A recording shorter than a block counts as one block.
 */
export function loudnessOf(samples: Float32Array): number {
  const powers = blockPowers(filtered(filtered(samples, shelf), highPass))
  const audible = powers.filter((power) => inLufs(power) > absoluteGate)
  const gate = inLufs(mean(audible)) + relativeGate
  return inLufs(mean(audible.filter((power) => inLufs(power) > gate)))
}

const inLufs = (power: number) => -0.691 + 10 * Math.log10(power)

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

function blockPowers(samples: Float32Array): number[] {
  if (samples.length <= blockLength) return samples.length === 0 ? [] : [powerOf(samples)]
  const count = Math.floor((samples.length - blockLength) / blockStep) + 1
  return Array.from({ length: count }, (_, n) =>
    powerOf(samples.subarray(n * blockStep, n * blockStep + blockLength)),
  )
}

/** Returns the mean square. */
export function powerOf(samples: Float32Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return sum / samples.length
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const [b0, b1, b2] = b
  const [a1, a2] = a
  const result = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (const [n, x] of samples.entries()) {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    result[n] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return result
}
