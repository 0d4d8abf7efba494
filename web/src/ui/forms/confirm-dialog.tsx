import { t } from '@pol/contract/text'
import { Dialog } from './dialog.tsx'
import { Button } from '../frame/button.tsx'

interface Props {
  readonly open: boolean
  readonly title: string
  readonly text: string
  /** The button that does it. */
  readonly confirm: string
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ open, title, text, confirm, onClose, onConfirm }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p className="mb-6">{text}</p>
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
