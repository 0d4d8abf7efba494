import { UserSearch } from '../../ui/icons/drawn/user-search.tsx'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { searchMaximum } from '@pol/contract/paged-list'
import type { Lists, PageCursor } from './lists.ts'
import type { Change } from './use-administration.ts'
import { UserList } from './user-list.tsx'

interface Props {
  readonly lists: Lists
  readonly cursor: PageCursor
  readonly isLoadingPage: boolean
  readonly onPageChange: (cursor: PageCursor) => void
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly change: Change
}

/** Debounce time of the search field. */
const searchDelayMs = 250

/** The paged list of accounts with its search field. */
export function Users({ lists, cursor, isLoadingPage, onPageChange, heading, change }: Props) {
  const headingId = useId()
  const [typed, setTyped] = useState('')
  const lastSearch = useRef('')
  const search = useEffectEvent((text: string) => {
    if (text === lastSearch.current) return
    lastSearch.current = text
    onPageChange({ search: text, lastIds: [] })
  })
  useEffect(() => {
    const timer = setTimeout(search, searchDelayMs, typed)
    return () => clearTimeout(timer)
  }, [typed])
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
            placeholder="Name oder E-Mail"
            maxLength={searchMaximum}
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
        lists={lists}
        cursor={cursor}
        isLoadingPage={isLoadingPage}
        onPageChange={onPageChange}
        headingId={headingId}
        heading={heading}
        change={change}
      />
    </section>
  )
}
