import { t } from '@pol/contract/text'
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { nameOf, type Account } from './accounts.ts'

interface Props {
  /** The account whose passkeys are removed; `null` while the dialog is closed. */
  readonly account: Account | null
  readonly onClose: () => void
  readonly onConfirm: () => void
}

export function RemovePasskeysDialog({ account, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={account !== null}
      title={t('Passkeys zurücksetzen')}
      text={t(
        'Für Menschen, die ihre Passkeys verloren haben: Danach genügt bei der Anmeldung wieder das Passwort. Prüfe zuerst, wer dich darum bittet.',
      )}
      confirm={t('Entfernen')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="font-semibold wrap-anywhere">
        <IsolatedText>{account ? nameOf(account) : ''}</IsolatedText>
      </p>
    </ConfirmDialog>
  )
}
