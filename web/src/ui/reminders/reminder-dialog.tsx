import type { Settings } from '@pol/learning/values'
import { t } from '@pol/contract/text'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Dialog } from '../forms/dialog.tsx'
import { Button } from '../frame/button.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly settings: Settings
}

/** Loaded on opening, because practice starts without it. */
const loadForm = async () => (await import('./reminder-form.tsx')).ReminderForm

/** When and how the learner is reminded to practise. */
export function ReminderDialog({ open, onClose, settings }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t('Erinnerung')}>
      <Loaded settings={settings} />
    </Dialog>
  )
}

function Loaded({ settings }: Pick<Props, 'settings'>) {
  const form = useLoaded(loadForm)
  if (form.status === 'loading') return <p role="status">{t('Lädt...')}</p>
  if (form.status === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{t('Die Erinnerung konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}</p>
        <Button variant="secondary" onClick={form.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    )
  }
  return <form.value settings={settings} />
}
