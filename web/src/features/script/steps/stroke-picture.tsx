import type { Point } from '@pol/language/script/curve'
import { boxSize, type Stroke } from '@pol/language/script/strokes'

/** Width of a line, in units of the box. */
export const lineWidth = 46

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** Lines and dots of a letter in their box. A dot is a line without length and with round ends. */
export function StrokePaths({
  strokes,
  isDotted = false,
}: {
  readonly strokes: readonly Stroke[]
  readonly isDotted?: boolean
}) {
  return strokes.map(({ kind, points }, at) =>
    kind === 'line' ? (
      <path key={at} d={pathOf(points)} strokeDasharray={isDotted ? '1 62' : undefined} />
    ) : (
      <path key={at} d={points.map(({ x, y }) => `M${x} ${y}l0 1`).join('')} strokeWidth={lineWidth * 1.6} />
    ),
  )
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
