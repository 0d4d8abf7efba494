import { locale } from '@pol/contract/text'
import { barSeconds } from './loudness-bars.ts'

const inSeconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Length of a voice as text. */
export const secondsOf = (bars: readonly number[]): string => inSeconds.format(bars.length * barSeconds)

/** Shares of the height and of the width of a bar. */
const lowest = 0.04
const barWidth = 0.7

interface Props {
  /** Name and length of the voice, which tells screen readers what the picture shows. */
  readonly caption: string
  readonly bars: readonly number[]
  /** Number of bars that fill the width. It is common to both pictures, so that they have the same time scale. */
  readonly span: number
  readonly isPlaying: boolean
}

/** The loudness of a voice as bars, from left to right in both languages. */
export function VoicePicture({ caption, bars, span, isPlaying }: Props) {
  const path = bars.map((bar, n) => {
    const height = Math.max(lowest, bar)
    return `M${n} ${((1 - height) / 2).toFixed(3)}h${barWidth}v${height.toFixed(3)}h-${barWidth}z`
  })
  return (
    <figure className="grid gap-0.5">
      <figcaption className={`text-sm ${isPlaying ? 'font-semibold text-brand' : 'text-quiet'}`}>
        {caption}
      </figcaption>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${span} 1`}
        preserveAspectRatio="none"
        className={`h-6 w-full rounded-control bg-sunken sm:h-10 forced-colors:fill-[CanvasText] ${isPlaying ? 'fill-brand' : 'fill-quiet'}`}
      >
        <path d={path.join('')} />
      </svg>
    </figure>
  )
}
