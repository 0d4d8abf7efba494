import { evenlySpaced, type Point } from '@pol/language/script/curve'
import type { Stroke } from '@pol/language/script/strokes'
import type { Random } from '../src/random.ts'
import type { Drawn } from '../src/tracing/trace.ts'

interface Hand {
  /** The letter is at most this share larger or smaller, and at most so far beside its place. */
  readonly scale: number
  readonly shift: number
  /** How far it swings about the line, and how far single points jump. */
  readonly swing: number
  readonly jump: number
  /** Whether the finger is lifted in the middle of a line. */
  readonly lifts: boolean
}

export const hands = {
  good: { scale: 0.1, shift: 30, swing: 10, jump: 4, lifts: false },
  shaky: { scale: 0.22, shift: 45, swing: 22, jump: 10, lifts: false },
  lifted: { scale: 0.15, shift: 30, swing: 12, jump: 5, lifts: true },
} satisfies Record<string, Hand>

/** The strokes of a letter as this hand draws them. */
export function drawnBy(hand: Hand, strokes: readonly Stroke[], random: Random): readonly Drawn[] {
  const upTo = (size: number) => (random() * 2 - 1) * size
  const centre = centreOf(strokes.flatMap(({ points }) => points))
  const scale = 1 + upTo(hand.scale)
  const [x, y] = [upTo(hand.shift), upTo(hand.shift)]
  const moved = (point: Point) => ({
    x: centre.x + (point.x - centre.x) * scale + x,
    y: centre.y + (point.y - centre.y) * scale + y,
  })
  return strokes.flatMap(({ kind, points }) => {
    if (kind === 'dots') return points.map((dot) => tapped(moved(dot), hand.jump * 2, random))
    const line = shaken(evenlySpaced(points.map(moved), 9 + random() * 9), hand, random)
    const half = Math.floor(line.length / 2)
    return hand.lifts ? [line.slice(0, half), line.slice(half)] : [line]
  })
}

function shaken(line: readonly Point[], { swing, jump }: Hand, random: Random): Drawn {
  const [phase, period] = [random() * 7, 8 + random() * 12]
  return line.map(({ x, y }, at) => ({
    x: x + Math.sin(phase + at / period) * swing + (random() * 2 - 1) * jump,
    y: y + Math.cos(phase * 2 + at / period) * swing + (random() * 2 - 1) * jump,
  }))
}

/** A tap, of which a finger often makes a few points. */
function tapped({ x, y }: Point, jump: number, random: Random): Drawn {
  return Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
    x: x + (random() * 2 - 1) * jump,
    y: y + (random() * 2 - 1) * jump,
  }))
}

function centreOf(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  }
}

/** As in a mirror that stands beside the letter. */
export function mirrored(drawn: readonly Drawn[]): readonly Drawn[] {
  const { x: middle } = centreOf(drawn.flat())
  return drawn.map((piece) => piece.map(({ x, y }) => ({ x: 2 * middle - x, y })))
}

/** Each line from its end to its beginning. */
export function backwards(drawn: readonly Drawn[]): readonly Drawn[] {
  return drawn.map((piece) => piece.toReversed())
}

/** The strokes from the last to the first; a letter of one stroke in two parts, the second part first. */
export function inWrongOrder(drawn: readonly Drawn[]): readonly Drawn[] {
  if (drawn.length > 1) return drawn.toReversed()
  return drawn.flatMap((line) => {
    const half = Math.floor(line.length / 2)
    return [line.slice(half), line.slice(0, half)]
  })
}

/** To and fro over the place of the letter. */
export function scribbled(drawn: readonly Drawn[]): readonly Drawn[] {
  const points = drawn.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(60, Math.max(...xs) - left), Math.max(60, Math.max(...ys) - top)]
  const line = Array.from({ length: 240 }, (_, at) => ({
    x: left + width * (0.5 + 0.5 * Math.sin(at * 0.9)),
    y: top + (height * at) / 240 + height * 0.1 * Math.sin(at * 2.3),
  }))
  return [line]
}

/** The first half of each line; the dots are there. */
export function half(drawn: readonly Drawn[]): readonly Drawn[] {
  return drawn.map((line) => line.slice(0, Math.ceil(line.length / 2)))
}

/** A single tap in the middle of the letter. */
export function tapOnly(drawn: readonly Drawn[]): readonly Drawn[] {
  return [[centreOf(drawn.flat())]]
}
