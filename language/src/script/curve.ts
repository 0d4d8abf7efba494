/** A point of the writing box, in its units; y grows downwards. */
export interface Point {
  readonly x: number
  readonly y: number
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/**
 * Points at equal distances on a line, its two ends among them.
 * @param spacing the distance wanted; the real one divides the line evenly.
 */
export function evenlySpaced(line: readonly Point[], spacing: number): readonly Point[] {
  const [first] = line
  const length = lengthOf(line)
  if (!first || length === 0) return first ? [first] : []
  const parts = Math.max(1, Math.round(length / spacing))
  const points = [first]
  let walked = 0
  for (const [at, to] of line.slice(1).entries()) {
    const from = line[at] as Point
    const step = distance(from, to)
    while (points.length < parts && (points.length * length) / parts <= walked + step) {
      const share = ((points.length * length) / parts - walked) / step
      points.push(between(from, to, share))
    }
    walked += step
  }
  return [...points, line.at(-1) as Point]
}

export function lengthOf(line: readonly Point[]): number {
  return line.slice(1).reduce((sum, point, at) => sum + distance(line[at] as Point, point), 0)
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

const samplesPerPart = 8

/**
 * A smooth line through points: a centripetal Catmull–Rom spline, which makes no loops of its own where the points are
 * unevenly far apart.
 */
export function curveThrough(points: readonly Point[]): readonly Point[] {
  return points.flatMap((end, at) => {
    const start = points[at - 1]
    if (!start) return [end]
    // Beyond the ends the line goes on straight.
    const before = points[at - 2] ?? between(end, start, 2)
    const after = points[at + 1] ?? between(start, end, 2)
    return Array.from({ length: samplesPerPart }, (_, sample) =>
      onCurve(before, start, end, after, (sample + 1) / samplesPerPart),
    )
  })
}

/** The point at a share of the curve between `start` and `end`, by the pyramid of Barry and Goldman. */
function onCurve(before: Point, start: Point, end: Point, after: Point, share: number): Point {
  const t1 = Math.sqrt(distance(before, start))
  const t2 = t1 + Math.sqrt(distance(start, end))
  const t3 = t2 + Math.sqrt(distance(end, after))
  const t = t1 + (t2 - t1) * share
  const a1 = between(before, start, t / t1)
  const a2 = between(start, end, share)
  const a3 = between(end, after, (t - t2) / (t3 - t2))
  const b1 = between(a1, a2, t / t2)
  const b2 = between(a2, a3, (t - t1) / (t3 - t1))
  return between(b1, b2, share)
}
