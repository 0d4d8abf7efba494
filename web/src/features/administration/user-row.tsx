import { useId, useRef } from 'react'
import type { Role } from '@pol/contract/roles'
import { t } from '@pol/contract/text'
import { nameOf, type Account } from './accounts.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { RoleChip } from './role-chip.tsx'
import { RoleSelector } from './role-selector.tsx'
import { Cell, NameCell, Row, RowButton } from '../../ui/lists/table.tsx'

interface Props {
  readonly account: Account
  readonly busy: boolean
  readonly onAddRole: (role: Role) => Promise<boolean>
  readonly onRemoveRole: (roleId: string) => Promise<boolean>
  readonly onExport: () => void
  readonly onRemovePasskeys: () => void
  readonly onDelete: () => void
}

export function UserRow(props: Props) {
  const { account, busy, onAddRole, onRemoveRole, onExport, onRemovePasskeys, onDelete } = props
  const { id, username, email, roles } = account
  const nameId = useId()
  const select = useRef<HTMLSelectElement>(null)
  const remove = async (roleId: string) => {
    // Keeps the focus in the row after the chip is removed.
    if (await onRemoveRole(roleId)) select.current?.focus({ preventScroll: true })
  }
  return (
    <Row busy={busy}>
      <NameCell id={nameId} className="lg:min-w-32">
        {username ? (
          <IsolatedText>{username}</IsolatedText>
        ) : (
          <span className="text-quiet">{t('Kein Name')}</span>
        )}
      </NameCell>
      <Cell className="wrap-anywhere max-lg:-mt-2 lg:min-w-44">
        {email === null ? <span className="text-quiet">{t('N/A')}</span> : <bdi>{email}</bdi>}
      </Cell>
      <Cell className="font-mono text-xs break-all text-quiet max-lg:-mt-1 lg:w-40">
        <bdi>{id}</bdi>
      </Cell>
      <Cell className="lg:w-32 xl:w-40">
        <ul
          aria-label={t('Rollen von {name}', { name: nameOf(account) })}
          className="flex flex-wrap gap-1.5 text-sm empty:hidden"
        >
          {roles.map((held) => (
            <RoleChip
              key={held.id}
              role={held.role}
              holder={nameOf(account)}
              busy={busy}
              onRemove={() => void remove(held.id)}
            />
          ))}
        </ul>
      </Cell>
      <Cell>
        <RoleSelector
          holder={nameOf(account)}
          held={roles.map(({ role }) => role)}
          select={select}
          busy={busy}
          onAdd={onAddRole}
        />
      </Cell>
      <Cell>
        <div className="flex flex-wrap gap-x-2 lg:flex-col lg:items-stretch">
          <RowButton variant="quiet" busy={busy} aria-describedby={nameId} onClick={onExport}>
            {t('Daten exportieren')}
          </RowButton>
          <RowButton variant="quiet" busy={busy} aria-describedby={nameId} onClick={onRemovePasskeys}>
            {t('Passkeys zurücksetzen')}
          </RowButton>
          <RowButton
            variant="secondary"
            busy={busy}
            aria-describedby={nameId}
            className="border-danger! text-danger!"
            onClick={onDelete}
          >
            {t('Löschen')}
          </RowButton>
        </div>
      </Cell>
    </Row>
  )
}
