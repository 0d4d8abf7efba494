import { t } from '@pol/contract/text'
import { ConfirmDialog } from '../../ui/forms/confirm-dialog.tsx'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import type { Account } from './accounts.ts'

interface Props {
  /** The account to delete; `null` while the dialog is closed. */
  readonly account: Account | null
  readonly onClose: () => void
  readonly onConfirm: () => void
}

export function DeleteUserDialog({ account, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={account !== null}
      title={t('Benutzer löschen')}
      text={t(
        'Möchtest du diesen Benutzer wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.',
      )}
      confirm={t('Löschen')}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p className="font-semibold wrap-anywhere">
        <IsolatedText>{account?.username || t('Kein Name')}</IsolatedText>
        <span className="block font-normal text-quiet">
          <bdi>{account?.email ?? account?.id}</bdi>
        </span>
      </p>
    </ConfirmDialog>
  )
}
