import { type PointerEvent, useRef, useState } from 'react'
import { inDigits } from '@pol/contract/text'
import type { Point } from '@pol/language/script/curve'
import { baseLine, boxSize, type Stroke } from '@pol/language/script/strokes'
import type { Drawn } from '@pol/learning/tracing/trace'
import { GuidePaths, lineWidth, pathOf, StrokePaths } from './stroke-picture.tsx'

interface Props {
  /** Accessible name. */
  readonly name: string
  readonly strokes: readonly Stroke[]
  /** Number of strokes that are drawn already. */
  readonly accepted: number
  readonly drawn: readonly Drawn[]
  /** Whether the next stroke is begun already. */
  readonly isBegun: boolean
  /** Whether the shape is shown to draw over it. */
  readonly hasShape: boolean
  /** Number of the demonstration that is shown; 0 for none. */
  readonly demonstration: number
  readonly isDone: boolean
  readonly onDraw: (line: Drawn) => void
}

const secondsPerStroke = 1.1

/** A box to draw in, by mouse, finger or pen. */
export function DrawingSurface(props: Props) {
  const { name, strokes, accepted, drawn, isBegun, hasShape, demonstration, isDone, onDraw } = props
  const surface = useRef<SVGSVGElement>(null)
  /** What draws the line. A hand that rests beside a pen touches the surface, too. */
  const drawing = useRef<{ readonly id: number; readonly isPen: boolean } | null>(null)
  const [line, setLine] = useState<readonly Point[]>([])

  /** Where the next stroke begins. */
  const start = strokes[accepted]?.points[0]

  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point => {
    const { left, top, width, height } = surface.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
    return {
      x: Math.round(((clientX - left) / width) * boxSize),
      y: Math.round(((clientY - top) / height) * boxSize),
    }
  }
  const begin = (event: PointerEvent) => {
    const isPen = event.pointerType === 'pen'
    const isTaken = drawing.current !== null && (drawing.current.isPen || !isPen)
    if (isDone || !event.isPrimary || isTaken) return
    drawing.current = { id: event.pointerId, isPen }
    event.currentTarget.setPointerCapture(event.pointerId)
    setLine([pointOf(event)])
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== drawing.current?.id) return
    const events = event.nativeEvent.getCoalescedEvents?.() ?? []
    setLine([...line, ...(events.length > 0 ? events : [event.nativeEvent]).map(pointOf)])
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== drawing.current?.id) return
    drawing.current = null
    setLine([])
    if (event.type === 'pointerup') onDraw(line)
  }
  return (
    <svg
      ref={surface}
      role="img"
      aria-label={name}
      viewBox={`0 0 ${boxSize} ${boxSize}`}
      className="mx-auto aspect-square w-full max-w-80 touch-none rounded-card border-2 border-edge bg-surface short:max-w-64"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line x1="40" x2={boxSize - 40} y1={baseLine} y2={baseLine} className="stroke-line" strokeWidth="4" />
      <g className="fill-none" strokeLinecap="round" strokeLinejoin="round" strokeWidth={lineWidth}>
        <GuidePaths strokes={strokes} accepted={accepted} hasShape={hasShape} />
      </g>
      {demonstration > 0 && (
        <g
          key={demonstration}
          className="fill-none stroke-accent"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={lineWidth}
        >
          {strokes.map((stroke, at) => (
            <g
              key={at}
              className="demonstrated-stroke"
              style={{ animationDelay: `${at * secondsPerStroke}s` }}
            >
              {stroke.kind === 'line' ? (
                <path
                  d={pathOf(stroke.points)}
                  pathLength={1}
                  className="demonstrated-line"
                  style={{ animationDelay: `${at * secondsPerStroke}s` }}
                />
              ) : (
                <StrokePaths strokes={[stroke]} />
              )}
              <text
                x={stroke.points[0]?.x}
                y={(stroke.points[0]?.y ?? 0) - lineWidth}
                textAnchor="middle"
                className="fill-ink stroke-none text-[70px] font-bold"
              >
                {inDigits(at + 1)}
              </text>
            </g>
          ))}
        </g>
      )}
      {hasShape && start && !isBegun && line.length === 0 && (
        <circle cx={start.x} cy={start.y} r={lineWidth} className="fill-none stroke-ink" strokeWidth="14" />
      )}
      {!isDone && (
        <g
          className="fill-none stroke-ink"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={lineWidth / 2}
        >
          {[...drawn, line].map((points, at) => (
            <path key={at} d={points.length === 1 ? `${pathOf(points)}l0 1` : pathOf(points)} />
          ))}
        </g>
      )}
    </svg>
  )
}
