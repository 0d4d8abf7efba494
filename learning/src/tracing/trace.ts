import { distance, evenlySpaced, lengthOf, type Point } from '@pol/language/script/curve'
import type { Stroke } from '@pol/language/script/strokes'
import { type Placement, placementOf, placed, type Room, sizeOf, unplaced, within } from './placement.ts'
import { type Moment, walkTogether } from './walk-together.ts'

/** Points of a pen, finger or mouse from where it is set down to where it is lifted, in the units of the box. */
export type Drawn = readonly Point[]

/**
 * Why what was drawn is not accepted (yet):
 * - `direction`: the line is right, but was drawn from its end.
 * - `order`: a later stroke was drawn first, or the parts of a line in the wrong order.
 * - `shape`: it is another line, is in another place, or is too much.
 * - `incomplete`, `dot-missing`: something is still to be drawn.
 */
export type Refusal = 'direction' | 'order' | 'shape' | 'incomplete' | 'dot-missing'

export interface Tracing {
  /** How many of the expected strokes are accepted, from the first. */
  readonly accepted: number
  /** How many of the drawn lines they need, so that the others can be drawn again. */
  readonly used: number
  /** Why the next stroke is not accepted, or null if all are. */
  readonly refusal: Refusal | null
}

/** All lengths are in units of the box, which is 1000 wide. */
const spacing = 25
/** A tap may slip, and a dot may be a small circle. */
const largestDot = 110
const dotTolerance = 130
/** Where a letter is drawn: over its shape, or without one, somewhere in the box. */
const rooms = {
  'near the shape': { furthest: 120, largest: 1.3, smallest: 0.75 },
  anywhere: { furthest: 260, largest: 1.5, smallest: 0.5 },
} as const satisfies Record<string, Room>
/** A line in more pieces is no line. */
const mostPieces = 8

/**
 * Judges the strokes of a letter one after the other. It is lenient: hands may shake, the letter may be larger or smaller and
 * beside its place, a line may be drawn in pieces, dots may be tapped in any order.
 * @param where how far the letter may be from its shape in place and size.
 */
export function trace(
  drawn: readonly Drawn[],
  expected: readonly Stroke[],
  where: keyof typeof rooms = 'near the shape',
): Tracing {
  const room = rooms[where]
  let used = 0
  let placement: Placement = unplaced
  const done: (readonly Point[])[] = []
  for (const [accepted, stroke] of expected.entries()) {
    used += goneOverAgain(drawn.slice(used), done, placement)
    const rest = drawn.slice(used)
    const later = expected.slice(accepted + 1)
    if (stroke.kind === 'line' && isLaterDot(rest[0] ?? [], stroke, later))
      return { accepted, used, refusal: 'order' }
    const result =
      stroke.kind === 'dots' ? judgeDots(rest, stroke, placement) : judgeLine(rest, stroke, placement, room)
    if (result.refusal !== null) {
      const isLater = result.refusal === 'shape' && isLaterLine(rest, later, placement, room)
      return { accepted, used, refusal: isLater ? 'order' : result.refusal }
    }
    used += result.used
    if (stroke.kind === 'line') {
      // Marks are where the body was drawn.
      if (done.length === 0) placement = result.placement
      done.push(stroke.points)
    }
  }
  used += goneOverAgain(drawn.slice(used), done, placement)
  return { accepted: expected.length, used, refusal: used < drawn.length ? 'shape' : null }
}

interface Judged {
  readonly refusal: Refusal | null
  readonly used: number
  readonly placement: Placement
}

const refused = (refusal: Refusal): Judged => ({ refusal, used: 0, placement: unplaced })

/** How many of the first drawn lines only go over lines that are accepted already: the last bit of one, for example. */
function goneOverAgain(
  drawn: readonly Drawn[],
  lines: readonly (readonly Point[])[],
  placement: Placement,
): number {
  const known = lines.flatMap((line) => evenlySpaced(line, spacing))
  const isOver = (piece: Drawn) =>
    placed(evenlySpaced(piece, spacing), placement).every((point) => distanceTo(point, known) < spacing * 2)
  const first = drawn.findIndex((piece) => !isOver(piece))
  return first < 0 ? drawn.length : first
}

function isLaterDot(piece: Drawn, line: Stroke, later: readonly Stroke[]): boolean {
  const dot = dotOf(piece)
  if (!dot) return false
  const dots = later.filter(({ kind }) => kind === 'dots').flatMap(({ points }) => points)
  const away = distanceTo(dot, dots)
  return away < dotTolerance && away < distanceTo(dot, line.points)
}

function isLaterLine(
  drawn: readonly Drawn[],
  later: readonly Stroke[],
  body: Placement,
  room: Room,
): boolean {
  return later.some(
    (stroke) => stroke.kind === 'line' && judgeLine(drawn, stroke, body, room).refusal === null,
  )
}

/**
 * A line, drawn by the first of these pieces: as few as are needed.
 * @param body where the body of the letter was drawn.
 */
function judgeLine(drawn: readonly Drawn[], { points }: Stroke, body: Placement, room: Room): Judged {
  const line = evenlySpaced(points, spacing)
  const judged: Judged[] = []
  for (const used of drawn.slice(0, mostPieces).map((_, at) => at + 1)) {
    const pieces = drawn.slice(0, used).map((piece) => steadied(evenlySpaced(piece, spacing)))
    const result = { ...judgePieces(pieces, line, body, room), used }
    if (result.refusal === null) return result
    judged.push(result)
  }
  return judged.find(({ refusal }) => refusal !== 'incomplete') ?? refused('incomplete')
}

/** The mean of each point and its neighbours, so that a shaking hand makes a line no longer. */
function steadied(points: readonly Point[]): readonly Point[] {
  return points.map((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]]
    if (!before || !after) return point
    return { x: (before.x + point.x + after.x) / 3, y: (before.y + point.y + after.y) / 3 }
  })
}

/** From the best to the worst. */
const refusals = [null, 'incomplete', 'direction', 'order', 'shape'] as const

/** Judges a line as it was drawn, and moved and scaled as far as is allowed. */
function judgePieces(
  pieces: readonly (readonly Point[])[],
  line: readonly Point[],
  body: Placement,
  room: Room,
): Judged {
  const drawn = pieces.flat()
  // What is small may be the beginning of a line: then nothing says how large the whole will be.
  const isLarge = sizeOf(drawn) > sizeOf(line) * Math.min(0.5, room.smallest * 0.9)
  const ways = [...new Set([unplaced, body]), ...(isLarge ? [placementOf(drawn, line, room)] : [])].map(
    (placement) => {
      const there = pieces.map((piece) => placed(piece, placement))
      return { used: 0, placement, ...compare(there, line, placement.scale, room) }
    },
  )
  const rank = ({ refusal }: Judged) => refusals.findIndex((known) => known === refusal)
  const [best = refused('shape')] = ways.toSorted((a, b) => rank(a) - rank(b) || a.apart - b.apart)
  return best
}

interface Comparison {
  readonly refusal: (typeof refusals)[number]
  /** How far apart the two lines are. */
  readonly apart: number
}

/** @param scale how much the drawing was scaled. */
function compare(
  pieces: readonly (readonly Point[])[],
  line: readonly Point[],
  scale: number,
  room: Room,
): Comparison {
  const size = sizeOf(line)
  const tolerance = within(size * 0.2, 50, 85)
  const drawn = pieces.flat()
  const length = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0)
  const share = length / lengthOf(line)
  if (share > 1.6 || shareNear(drawn, line, tolerance) < 0.88) return { refusal: 'shape', apart: Infinity }

  const apart = distanceOfLines(pieces, line)
  const as = (refusal: Comparison['refusal']) => ({ refusal, apart })
  const [start, end] = [line[0], line.at(-1)] as [Point, Point]
  const [first, last] = [drawn[0], drawn.at(-1)] as [Point, Point]
  // A line that is much too short is no whole one that was drawn small.
  const isWhole =
    share >= 0.72 && share / scale >= room.smallest * 0.77 && shareNear(line, drawn, tolerance) > 0.95
  if (!isWhole) {
    const isFromEnd =
      share > 0.25 && distance(first, end) < tolerance && distance(first, start) > tolerance * 2
    return as(isFromEnd ? 'direction' : 'incomplete')
  }
  const limit = within(size * 0.16, 40, 60)
  if (apart <= limit) return as(distance(last, end) < tolerance * 1.3 ? null : 'incomplete')
  const reversed = pieces.map((piece) => piece.toReversed())
  if (Math.min(distanceOfLines(reversed, line), distanceOfLines(reversed.toReversed(), line)) <= limit)
    return as('direction')
  return as(pieces.length > 1 ? 'order' : 'shape')
}

/**
 * How far apart a drawing and a line are, walked from beginning to end: nearly all their points are nearer, since single ones may
 * be far. The parts that join a letter to others are long and the same for all, so a mean would not tell the letters apart.
 */
function distanceOfLines(pieces: readonly (readonly Point[])[], line: readonly Point[]): number {
  const drawn = pieces.flat()
  const lifts = pieces.slice(0, -1).map((_, at) => pieces.slice(0, at + 1).flat().length)
  // Where a line goes back over itself, one may lift the pen instead, and leave out the way there: the walk waits near the lift.
  const isLeftOut = ({ one, other }: Moment) =>
    lifts.some((lift) => Math.abs(lift - one) <= 3) && distanceTo(line[other] as Point, drawn) < spacing * 2
  const apart = walkTogether(drawn, line)
    .filter((moment) => !isLeftOut(moment))
    .map(({ apart }) => apart)
    .toSorted((a, b) => a - b)
  return apart[Math.floor(apart.length * 0.95)] ?? Infinity
}

/** The share of points that have one of the others near. */
function shareNear(points: readonly Point[], others: readonly Point[], tolerance: number): number {
  return points.filter((point) => distanceTo(point, others) <= tolerance).length / points.length
}

function distanceTo(point: Point, others: readonly Point[]): number {
  return others.reduce((least, other) => Math.min(least, distance(point, other)), Infinity)
}

/** The centre of a tap or a small scribble; null if it is larger than a dot. */
function dotOf(drawn: Drawn): Point | null {
  const xs = drawn.map(({ x }) => x)
  const ys = drawn.map(({ y }) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  if (drawn.length === 0 || Math.max(right - left, bottom - top) > largestDot) return null
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** Dots beside the body that was drawn, or beside the one that is shown instead when it is accepted. */
function judgeDots(drawn: readonly Drawn[], stroke: Stroke, body: Placement): Judged {
  const beside = dotsAt(drawn, stroke, body)
  const shown = dotsAt(drawn, stroke, unplaced)
  return beside.refusal === 'shape' || shown.refusal === null ? shown : beside
}

function dotsAt(drawn: readonly Drawn[], { points }: Stroke, placement: Placement): Judged {
  const missing = [...points]
  for (const piece of drawn.slice(0, points.length)) {
    const centre = dotOf(piece)
    if (!centre) return refused('shape')
    const [there = centre] = placed([centre], placement)
    const nearest = missing.toSorted((a, b) => distance(a, there) - distance(b, there))[0]
    if (!nearest || distance(nearest, there) > dotTolerance) return refused('shape')
    missing.splice(missing.indexOf(nearest), 1)
  }
  return missing.length > 0 ? refused('dot-missing') : { refusal: null, used: points.length, placement }
}
