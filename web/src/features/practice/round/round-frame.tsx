import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import { allStepsOf } from '@pol/learning/round'
import type { Elements } from '../../../lib/elements.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { X } from '../../../ui/icons/drawn/x.tsx'
import type { Session } from './round-session.ts'

interface GroupProps {
  readonly id: string
  readonly kind: string
  readonly isHelped: boolean
  readonly children: Elements
}

/**
 * A task. Focuses its first field or button, or else the task itself, which a screen reader then reads out: at the start,
 * and after 'Hilfe', which is disabled then and loses the focus.
 */
export function TaskGroup({ id, kind, isHelped, children }: GroupProps) {
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = group.current?.querySelector<HTMLElement>('[data-first-focus]')
    const target = first ?? group.current
    // The answer before may have been further down.
    if (!isHelped) scrollTo({ top: 0, behavior: 'instant' })
    target?.focus({ preventScroll: isHelped })
  }, [isHelped])
  return (
    <section
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-kind`}
      aria-describedby={`${id}-question`}
      className="flex flex-col gap-3 outline-none sm:gap-6"
    >
      <p
        id={`${id}-kind`}
        className="self-center rounded-full bg-sunken px-4 font-semibold text-quiet max-sm:text-sm sm:py-1"
      >
        {kind}
      </p>
      {children}
    </section>
  )
}

interface HeaderProps {
  readonly session: Session
  readonly actions: Elements
  readonly onLeave: () => void
}

export function RoundHeader({ session, actions, onLeave }: HeaderProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-2xl items-center gap-4 px-4 py-1 sm:py-2">
        <Button variant="quiet" className="shrink-0 max-sm:px-2" onClick={onLeave}>
          <X aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{t('Runde beenden')}</span>
        </Button>
        <progress
          aria-label={t('Fortschritt der Runde')}
          value={session.round.done}
          max={allStepsOf(session.round)}
          className="progress-bar h-3 flex-1"
        />
        {actions}
      </div>
    </header>
  )
}
