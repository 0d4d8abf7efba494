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
  readonly children: Elements
}

/** A task. Focuses its first field or button, or else the task itself, which a screen reader then reads out. */
export function TaskGroup({ id, kind, children }: GroupProps) {
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = group.current?.querySelector<HTMLElement>('[data-first-focus]')
    const target = first ?? group.current
    target?.focus()
  }, [])
  return (
    <section
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-kind`}
      aria-describedby={`${id}-question`}
      className="grid grid-cols-1 gap-6 outline-none"
    >
      <p
        id={`${id}-kind`}
        className="justify-self-center rounded-full bg-sunken px-4 py-1 font-semibold text-quiet"
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
      <div className="mx-auto flex max-w-2xl items-center gap-4 px-4 py-2">
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
