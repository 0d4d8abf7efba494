import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { locale, t } from '@pol/contract/text'
import { announcedMinutes, type Attempt, secondsLeft } from '@pol/learning/exams/attempt'
import { examPath } from './exam-paths.ts'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'
import { Button } from '../../ui/frame/button.tsx'
import { X } from '../../ui/icons/drawn/x.tsx'

interface Props {
  readonly title: string
  readonly attempt: Attempt
  readonly now: number
  readonly test: number
}

/** The name of the part that runs, its time, and the way out. */
export function RunningHeader({ title, attempt, now, test }: Props) {
  const [, navigate] = useLocation()
  useDocumentTitle(title)
  const seconds = secondsLeft(attempt, now)
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-3xl items-center gap-x-3 px-4 py-1 sm:py-2">
        <Button variant="quiet" className="shrink-0 max-sm:px-2" onClick={() => navigate(examPath(test))}>
          <X aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t('Teil verlassen')}</span>
        </Button>
        <h1 className="min-w-0 flex-1 text-sm font-bold sm:text-base">{title}</h1>
        {seconds === null ? <p className="text-quiet">{t('Ohne Zeit')}</p> : <Timer seconds={seconds} />}
      </div>
    </header>
  )
}

const twoDigits = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 })

/** The time left. Only a few minutes are announced, because each announcement interrupts. */
function Timer({ seconds }: { readonly seconds: number }) {
  const before = useRef(seconds)
  const [announced, setAnnounced] = useState<number | null>(null)
  useEffect(() => {
    const minutes = announcedMinutes(before.current, seconds)
    before.current = seconds
    if (minutes !== null) setAnnounced(minutes)
  }, [seconds])
  return (
    <>
      <p
        role="timer"
        aria-label={t('Zeit')}
        className={`text-xl font-bold tabular-nums ${seconds <= 60 ? 'text-danger' : ''}`}
      >
        {`${twoDigits.format(Math.floor(seconds / 60))}:${twoDigits.format(seconds % 60)}`}
      </p>
      <p role="status" className="sr-only">
        {announced !== null && t('Noch eine Minute.|Noch {count} Minuten.', { count: announced })}
      </p>
    </>
  )
}
