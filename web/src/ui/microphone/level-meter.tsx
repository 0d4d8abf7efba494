import { useEffect, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Capture } from '../../lib/sound/microphone.ts'

/** In decibels below full scale; quieter levels show no bar. */
const range = 60

interface Props {
  readonly capture: Capture
  /** Length at which the recording stops by itself, in seconds. */
  readonly longest: number
}

/** The current level and the remaining time. */
export function LevelMeter({ capture, longest }: Props) {
  const meter = useRef<HTMLDivElement>(null)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    let frame = 0
    // Not React state, because it changes with every frame.
    const draw = () => {
      const percent = Math.max(0, Math.round(100 + (20 * Math.log10(capture.level()) * 100) / range))
      meter.current?.setAttribute('aria-valuenow', String(percent))
      meter.current?.style.setProperty('--level', `${percent}%`)
      frame = requestAnimationFrame(draw)
    }
    draw()
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1_000)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
    }
  }, [capture])
  return (
    <div className="grid gap-3">
      <div
        ref={meter}
        role="meter"
        aria-label={t('Lautstärke')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="h-4 overflow-hidden rounded-full border border-edge bg-sunken"
      >
        <div className="h-full w-(--level) bg-brand forced-colors:bg-[Highlight]" />
      </div>
      <p role="timer" className="text-center text-lg">
        {t('Noch {count} s', { count: Math.max(0, longest - seconds) })}
      </p>
    </div>
  )
}
