import { useId } from 'react'
import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { Button } from '../frame/button.tsx'
import { TaskGroup } from '../tasks/task-group.tsx'

interface Props {
  readonly kind: string
  readonly children: Elements
  readonly onGoOn: () => void
}

/** A step that asks nothing: its content, and 'Weiter'. */
export function StepFrame({ kind, children, onGoOn }: Props) {
  const id = useId()
  return (
    <TaskGroup id={id} kind={kind} isHelped={false}>
      <div
        id={`${id}-question`}
        className="grid grid-cols-1 gap-4 short:gap-2 around-scroll-area:flex around-scroll-area:min-h-0 around-scroll-area:flex-1 around-scroll-area:flex-col"
      >
        {children}
      </div>
      <div className="bottom-bar grid">
        <Button data-first-focus onClick={onGoOn}>
          {t('Weiter')}
        </Button>
      </div>
    </TaskGroup>
  )
}
