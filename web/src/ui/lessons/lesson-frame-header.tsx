import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { Button } from '../frame/button.tsx'
import { X } from '../icons/drawn/x.tsx'

interface Props {
  readonly title: Elements
  /** Which part of it is shown. */
  readonly subtitle: string
  /** Numbers of steps. */
  readonly progress: { readonly done: number; readonly planned: number }
  /** Stands beside the progress. */
  readonly note?: string | null
  readonly leave: string
  readonly onLeave: () => void
}

/** Which lesson it is, how far it is, and the way out. */
export function LessonFrameHeader({ title, subtitle, progress, note = null, leave, onLeave }: Props) {
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto grid max-w-2xl grid-cols-[auto_1fr] items-center gap-x-4 px-4 py-1 sm:py-2">
        <Button variant="quiet" className="row-span-2 shrink-0 max-sm:px-2" onClick={onLeave}>
          <X aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{leave}</span>
        </Button>
        <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4">
          <h1 className="text-sm font-bold sm:text-base">{title}</h1>
          <p className="text-sm text-quiet">{subtitle}</p>
        </div>
        <div className="flex items-center gap-3">
          <progress
            aria-label={t('Fortschritt der Lektion')}
            value={progress.done}
            max={progress.planned}
            className="progress-bar h-2 min-w-0 flex-1"
          />
          {note !== null && <p className="text-sm text-quiet">{note}</p>}
        </div>
      </div>
    </header>
  )
}
