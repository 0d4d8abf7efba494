import type { Settings } from '@pol/learning/values'
import { t } from '@pol/contract/text'
import { LoadedDialog } from '../forms/loaded-dialog.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly settings: Settings
}

const loadForm = async () => (await import('./reminder-form.tsx')).ReminderForm

/** When and how the learner is reminded to practise. */
export function ReminderDialog({ settings, ...dialog }: Props) {
  return (
    <LoadedDialog
      {...dialog}
      title={t('Erinnerung')}
      load={loadForm}
      failure={t('Die Erinnerung konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
    >
      {(ReminderForm) => <ReminderForm settings={settings} />}
    </LoadedDialog>
  )
}
