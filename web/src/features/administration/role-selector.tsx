import { useState, type RefObject } from 'react'
import * as v from 'valibot'
import { addUserRole } from '@pol/contract/administration'
import { errors } from '@pol/contract/errors'
import { roles, type Role } from '@pol/contract/roles'
import { toast } from '../../ui/frame/toasts.tsx'
import { RowButton } from './table.tsx'

interface Props {
  /** Whose role it will be, for assistive technology. */
  readonly holder: string
  readonly held: readonly Role[]
  readonly select: RefObject<HTMLSelectElement | null>
  readonly busy: boolean
  /** @returns whether the role was given. */
  readonly onAdd: (role: Role) => Promise<boolean>
}

/** Nothing is chosen at first. */
export function RoleSelector({ holder, held, select, busy, onAdd }: Props) {
  const [chosen, setChosen] = useState('')
  const add = async () => {
    const role = v.safeParse(addUserRole.input.entries.role, chosen)
    if (!role.success) return refuse(role.issues[0].message)
    if (held.includes(role.output)) return refuse(errors['role-held'].text)
    if (await onAdd(role.output)) setChosen('')
  }
  return (
    <div className="flex gap-2">
      <select
        ref={select}
        aria-label={`Neue Rolle für ${holder}`}
        value={chosen}
        className="min-h-11 min-w-0 rounded-control border border-edge bg-surface px-2 text-sm max-lg:flex-1"
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value="" hidden>
          Rolle wählen
        </option>
        {roles.map((role) => (
          <option key={role} value={role}>
            {role}
          </option>
        ))}
      </select>
      <RowButton look="secondary" busy={busy} onClick={() => void add()}>
        Hinzufügen
      </RowButton>
    </div>
  )
}

function refuse(description: string): void {
  toast({ title: 'Fehler', description, destructive: true })
}
