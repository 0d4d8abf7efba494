import { distance, type Point } from '@pol/language/script/curve'

/** A moment of the walk: how far each walker has come, as indexes of the points, and their distance. */
export interface Moment {
  readonly one: number
  readonly other: number
  readonly apart: number
}

/**
 * Two walkers, one on each line, go from beginning to end, never back, and wait for each other wherever this keeps them closer
 * (dynamic time warping). A line that is drawn from its end is far from itself.
 * @returns the moments of the walk, from the last to the first; none if a line has no points.
 */
export function walkTogether(one: readonly Point[], other: readonly Point[]): readonly Moment[] {
  // The least sum of distances up to each pair of points.
  const sums = one.map(() => new Float64Array(other.length))
  const sumAt = (at: number, otherAt: number) => sums[at]?.[otherAt] ?? Infinity
  for (const [at, point] of one.entries())
    for (const [otherAt, otherPoint] of other.entries()) {
      const before =
        at + otherAt === 0
          ? 0
          : Math.min(sumAt(at - 1, otherAt - 1), sumAt(at - 1, otherAt), sumAt(at, otherAt - 1))
      sums[at]?.fill(before + distance(point, otherPoint), otherAt, otherAt + 1)
    }

  const moments: Moment[] = []
  let at = one.length - 1
  let otherAt = other.length - 1
  while (at >= 0 && otherAt >= 0) {
    moments.push({ one: at, other: otherAt, apart: distance(one[at] as Point, other[otherAt] as Point) })
    const both = sumAt(at - 1, otherAt - 1)
    const first = sumAt(at - 1, otherAt)
    const second = sumAt(at, otherAt - 1)
    const least = Math.min(both, first, second)
    if (both === least || first === least) at -= 1
    if (both === least || (second === least && first !== least)) otherAt -= 1
  }
  return moments
}
