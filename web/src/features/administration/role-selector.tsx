import { useState, type RefObject } from 'react'
import { errors } from '@pol/contract/errors'
import { roleMissing, roles, type Role } from '@pol/contract/roles'
import { t } from '@pol/contract/text'
import { toast } from '../../ui/frame/toast.ts'
import { roleNames } from './role-names.ts'
import { RowButton } from '../../ui/lists/table.tsx'

interface Props {
  /** Name of the user, for assistive technology. */
  readonly holder: string
  readonly held: readonly Role[]
  readonly select: RefObject<HTMLSelectElement | null>
  readonly busy: boolean
  /** @returns whether the role was added. */
  readonly onAdd: (role: Role) => Promise<boolean>
}

/** Adds a role to a user. No role is preselected. */
export function RoleSelector({ holder, held, select, busy, onAdd }: Props) {
  const [chosen, setChosen] = useState('')
  const add = async () => {
    const role = roles.find((each) => each === chosen)
    if (!role) return toastError(roleMissing)
    if (held.includes(role)) return toastError(errors['role-held'].text)
    if (await onAdd(role)) setChosen('')
  }
  return (
    <div className="flex gap-2 max-lg:flex-wrap">
      <select
        ref={select}
        aria-label={t('Neue Rolle für {holder}', { holder })}
        value={chosen}
        className="min-h-11 min-w-0 rounded-control border border-edge bg-surface px-2 text-sm max-lg:flex-1"
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="" hidden>
          {t('Rolle wählen')}
        </option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleNames[role]}
          </option>
        ))}
      </select>
      <RowButton variant="secondary" busy={busy} onClick={add}>
        {t('Hinzufügen')}
      </RowButton>
    </div>
  )
}

function toastError(description: string): void {
  toast({ title: t('Fehler'), description, destructive: true })
}
