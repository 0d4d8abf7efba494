/** Quantile of the values with linear interpolation. @param share from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const [lower, upper] = [sorted[Math.floor(position)], sorted[Math.ceil(position)]]
  if (lower === undefined || upper === undefined) throw new Error('Nothing was measured.')
  return lower + (upper - lower) * (position - Math.floor(position))
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Formats `median (minimum–maximum) unit`, or only `median unit` if all values look the same. */
export function spread(values: readonly number[], unit = '', digits = 0): string {
  const show = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(show)
  const figure = least === most ? middle : `${middle} (${least}–${most})`
  return `${figure} ${unit}`.trimEnd()
}

/** Repeats a measurement in sequence. */
export async function repeat<Result>(
  runs: number,
  measure: () => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  while (results.length < runs) results.push(await measure())
  return results
}

/** Kolmogorov–Smirnov distance of two samples: 0 for equal distributions, 1 if they do not overlap. */
export function distance(one: readonly number[], other: readonly number[]): number {
  const shareBelow = (values: readonly number[], limit: number) =>
    values.filter((value) => value <= limit).length / values.length
  return Math.max(
    ...[...one, ...other].map((limit) => Math.abs(shareBelow(one, limit) - shareBelow(other, limit))),
  )
}
