import { t } from '@pol/contract/text'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { nameOf, type Account } from './accounts.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'

interface Props {
  /** Whose passkeys are removed; `null` while the dialog is closed. */
  readonly account: Account | null
  readonly onClose: () => void
  readonly onConfirm: () => void
}

export function RemovePasskeysDialog({ account, onClose, onConfirm }: Props) {
  return (
    <Dialog open={account !== null} onClose={onClose} title={t('Passkeys zurücksetzen')}>
      <p className="font-semibold wrap-anywhere">
        <IsolatedText>{account ? nameOf(account) : ''}</IsolatedText>
      </p>
      <p className="mt-3 mb-6">
        {t(
          'Für Menschen, die ihre Passkeys verloren haben: Danach genügt bei der Anmeldung wieder das Passwort. Prüfe zuerst, wer dich darum bittet.',
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onClose}>
          {t('Abbrechen')}
        </Button>
        <Button className="bg-danger-ground! text-white!" onClick={onConfirm}>
          {t('Entfernen')}
        </Button>
      </div>
    </Dialog>
  )
}
