import type { Point } from '@pol/language/script/curve'
import { boxSize, type Stroke } from '@pol/language/script/strokes'

/** Width of a line, in units of the box. */
export const lineWidth = 46

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** A dot is a line without length and with round ends. */
const dotAt = ({ x, y }: Point): string => `M${x} ${y}l0 1`
const dotWidth = lineWidth * 1.6

/** Lines and dots of a letter in their box. */
export function StrokePaths({ strokes }: { readonly strokes: readonly Stroke[] }) {
  return strokes.map(({ kind, points }, at) =>
    kind === 'line' ? (
      <path key={at} d={pathOf(points)} />
    ) : (
      <path key={at} d={points.map(dotAt).join('')} strokeWidth={dotWidth} />
    ),
  )
}

interface GuideProps {
  readonly strokes: readonly Stroke[]
  /** Number of strokes that are drawn already; they are solid. */
  readonly accepted: number
  /** Whether the others are shown, dotted. */
  readonly hasShape: boolean
}

/** The strokes to draw, in their order and direction: each line and each dot is a path with its number. */
export function GuidePaths({ strokes, accepted, hasShape }: GuideProps) {
  const marks = strokes.flatMap(({ kind, points }, at) =>
    kind === 'line'
      ? [{ at, d: pathOf(points), isDot: false }]
      : points.map((dot) => ({ at, d: dotAt(dot), isDot: true })),
  )
  return marks.map(({ at, d, isDot }, place) => {
    const isAccepted = at < accepted
    const colour = isAccepted ? 'stroke-brand' : hasShape ? 'stroke-edge' : 'stroke-none'
    return (
      <path
        key={place}
        data-stroke={place + 1}
        d={d}
        className={colour}
        {...(isDot ? { strokeWidth: dotWidth } : !isAccepted && { strokeDasharray: '1 62' })}
      />
    )
  })
}

/** A small picture of some strokes. */
export function StrokePicture({ strokes }: { readonly strokes: readonly Stroke[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${boxSize} ${boxSize}`}
      className="size-14 shrink-0 fill-none stroke-brand"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <StrokePaths strokes={strokes} />
    </svg>
  )
}
