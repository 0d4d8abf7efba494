import type { Point } from '@pol/language/script/curve'

/** How a drawing is moved and scaled before it is compared: first scaled about its centre, then moved. */
export interface Placement {
  readonly centre: Point
  readonly scale: number
  readonly move: Point
}

export const unplaced: Placement = { centre: { x: 0, y: 0 }, scale: 1, move: { x: 0, y: 0 } }

/** How far a drawing may be from its place, in units of the box, and how large or small it may be drawn. */
export interface Room {
  readonly furthest: number
  readonly largest: number
  readonly smallest: number
}

/** How a drawing comes to lie on a line, as far as it may be moved and scaled. */
export function placementOf(
  drawn: readonly Point[],
  line: readonly Point[],
  { furthest, largest, smallest }: Room,
): Placement {
  const [from, to] = [boundsOf(drawn), boundsOf(line)]
  const scale = from.size === 0 ? 1 : within(to.size / from.size, 1 / largest, 1 / smallest)
  return {
    centre: from.centre,
    scale,
    move: {
      x: within(to.centre.x - from.centre.x, -furthest, furthest),
      y: within(to.centre.y - from.centre.y, -furthest, furthest),
    },
  }
}

export function placed(points: readonly Point[], { centre, scale, move }: Placement): readonly Point[] {
  return points.map(({ x, y }) => ({
    x: centre.x + (x - centre.x) * scale + move.x,
    y: centre.y + (y - centre.y) * scale + move.y,
  }))
}

/** The diagonal of the rectangle around the points. */
export function sizeOf(points: readonly Point[]): number {
  return boundsOf(points).size
}

function boundsOf(points: readonly Point[]): { readonly centre: Point; readonly size: number } {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    size: Math.hypot(right - left, bottom - top),
  }
}

export function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
