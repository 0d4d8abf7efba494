import type { ComponentProps } from 'react'
import { t } from '@pol/contract/text'
import { once } from '../../../lib/once.ts'
import { LoadedDialog } from '../../../ui/forms/loaded-dialog.tsx'
import type { SettingsForm } from './settings-form.tsx'

/** A script of its own, because practice can start without it. */
export const loadSettings = once(async () => (await import('./settings-form.tsx')).SettingsForm)

interface Props extends ComponentProps<typeof SettingsForm> {
  readonly open: boolean
  readonly onClose: () => void
}

export function SettingsDialog({ open, onClose, ...form }: Props) {
  return (
    <LoadedDialog
      open={open}
      onClose={onClose}
      title={t('Einstellungen')}
      load={loadSettings}
      failure={t('Die Einstellungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung.')}
    >
      {(Form) => <Form {...form} />}
    </LoadedDialog>
  )
}
