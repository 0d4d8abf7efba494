import { X } from '../../ui/icons/drawn/x.tsx'
import type { Role } from '@pol/contract/roles'
import { t } from '@pol/contract/text'
import { roleNames } from './role-names.ts'

interface Props {
  readonly role: Role
  /** Name of the user, for assistive technology. */
  readonly holder: string
  readonly busy: boolean
  readonly onRemove: () => void
}

const colours: Record<Role, string> = {
  user: 'bg-brand-soft text-brand-strong',
  moderator: 'bg-sunken text-ink',
  admin: 'bg-accent-soft text-accent',
}

export function RoleChip({ role, holder, busy, onRemove }: Props) {
  return (
    <li className={`inline-flex items-center rounded-full ps-3 font-semibold ${colours[role]}`}>
      <span>{roleNames[role]}</span>
      <button
        type="button"
        aria-label={t('Rolle {role} von {holder} entfernen', { role: roleNames[role], holder })}
        aria-disabled={busy || undefined}
        className="grid size-8 place-items-center rounded-full hover:bg-black/10 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 max-lg:size-11"
        onClick={busy ? undefined : onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
