import { UserSearch } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState, type RefObject } from 'react'
import { accountsOf, indexAccounts } from './accounts.ts'
import type { Lists } from './lists.ts'
import type { Change } from './use-administration.ts'
import { UserList } from './user-list.tsx'

interface Props {
  readonly lists: Lists
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly change: Change
}

/** Everybody who has an account. */
export function Users({ lists, heading, change }: Props) {
  const headingId = useId()
  const [typed, setTyped] = useState('')
  const index = useMemo(() => indexAccounts(accountsOf(lists)), [lists])
  return (
    <section className="card" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-5 pb-3 lg:px-6">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl font-bold">
          Benutzer
        </h2>
        <div className="relative w-full sm:w-80">
          <UserSearch aria-hidden="true" className="absolute top-3.5 left-4 size-5 text-quiet" />
          <input
            type="search"
            aria-label="Benutzer suchen"
            placeholder="Name, E-Mail oder ID"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-12 w-full rounded-control border border-edge bg-surface pr-4 pl-12 placeholder:text-quiet"
          />
        </div>
      </div>
      <UserList
        index={index}
        query={useDeferredValue(typed)}
        headingId={headingId}
        heading={heading}
        change={change}
      />
    </section>
  )
}
