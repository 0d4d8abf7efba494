import { t } from '@pol/contract/text'
import { Dialog } from '../../ui/forms/dialog.tsx'
import { Button } from '../../ui/frame/button.tsx'
import type { Account } from './accounts.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'

interface Props {
  /** The account to delete; `null` while the dialog is closed. */
  readonly account: Account | null
  readonly onClose: () => void
  readonly onConfirm: () => void
}

export function DeleteUserDialog({ account, onClose, onConfirm }: Props) {
  return (
    <Dialog open={account !== null} onClose={onClose} title={t('Benutzer löschen')}>
      <p className="font-semibold wrap-anywhere">
        <IsolatedText>{account?.username || t('Kein Name')}</IsolatedText>
        <span className="block font-normal text-quiet">
          <bdi>{account?.email ?? account?.id}</bdi>
        </span>
      </p>
      <p className="mt-3 mb-6">
        {t(
          'Möchtest du diesen Benutzer wirklich löschen? Diese Aktion kann nicht rückgängig gemacht werden.',
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" data-first-focus onClick={onClose}>
          {t('Abbrechen')}
        </Button>
        <Button className="bg-danger-ground! text-white!" onClick={onConfirm}>
          {t('Löschen')}
        </Button>
      </div>
    </Dialog>
  )
}
