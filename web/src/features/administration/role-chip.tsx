import { X } from '../../ui/icons/drawn/x.tsx'
import type { Role } from '@pol/contract/roles'

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
    <li className={`inline-flex items-center rounded-full pl-3 font-semibold ${colours[role]}`}>
      {role}
      <button
        type="button"
        aria-label={`Rolle ${role} von ${holder} entfernen`}
        aria-disabled={busy || undefined}
        className="grid size-8 place-items-center rounded-full hover:bg-black/10 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 max-lg:size-11"
        onClick={busy ? undefined : onRemove}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  )
}
