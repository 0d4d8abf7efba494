/** The value below which this share (0 to 1) of the values lies; between two values, their mixture. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const [lower, upper] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  if (lower === undefined || upper === undefined) throw new Error('Nothing was measured.')
  return lower + (upper - lower) * (place - Math.floor(place))
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** `median (minimum–maximum) unit`; where all are shown alike, that one alone. */
export function spread(values: readonly number[], unit = '', digits = 0): string {
  const show = (value: number) =>
    value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(show)
  const figure = least === most ? middle : `${middle} (${least}–${most})`
  return `${figure} ${unit}`.trimEnd()
}

/** Does something several times, one after the other. */
export async function repeat<Result>(
  runs: number,
  measure: () => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  while (results.length < runs) results.push(await measure())
  return results
}

/** The Kolmogorov–Smirnov distance of two samples: 0 where they are spread alike, 1 where they do not overlap. */
export function distance(one: readonly number[], other: readonly number[]): number {
  const shareBelow = (values: readonly number[], limit: number) =>
    values.filter((value) => value <= limit).length / values.length
  return Math.max(
    ...[...one, ...other].map((limit) => Math.abs(shareBelow(one, limit) - shareBelow(other, limit))),
  )
}
