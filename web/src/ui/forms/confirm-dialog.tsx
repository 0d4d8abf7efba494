import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { Dialog } from './dialog.tsx'
import { Button } from '../frame/button.tsx'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly text: string
  /** Label of the button that confirms. */
  readonly confirm: string
  readonly onClose: () => void
  readonly onConfirm: () => void
  /** Shown above the text, such as the person or thing that is affected. */
  readonly children?: Elements
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, title, text, confirm, onClose, onConfirm, children }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <div className="mb-6 grid gap-3">
        {children}
        <p>{text}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onClose}>
          {t('Abbrechen')}
        </Button>
        <Button className="bg-danger-ground! text-white!" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
