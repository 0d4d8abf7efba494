import { t } from '@pol/contract/text'
import { allStepsOf } from '@pol/learning/round'
import type { Elements } from '../../../lib/elements.ts'
import { Button } from '../../../ui/frame/button.tsx'
import { X } from '../../../ui/icons/drawn/x.tsx'
import type { Session } from './round-session.ts'

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
