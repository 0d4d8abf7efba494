import { UserSearch } from '../../ui/icons/drawn/user-search.tsx'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { searchMaximum } from '@pol/contract/paged-list'
import { interfaceLanguage, t } from '@pol/contract/text'
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

const isPersian = interfaceLanguage === 'fa'
/** Beside the icon, which stays where it is when the typed text runs in the other direction. */
const padding = isPersian ? 'pr-12 pl-4' : 'pr-4 pl-12'

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
          {t('Benutzer')}
        </h2>
        <div className="relative w-full sm:w-80">
          <UserSearch aria-hidden="true" className="absolute top-3.5 start-4 size-5 text-quiet" />
          <input
            type="search"
            aria-label={t('Benutzer suchen')}
            placeholder={t('Name oder E-Mail')}
            maxLength={searchMaximum}
            autoComplete="off"
            spellCheck={false}
            // An empty field with `auto` would be left to right.
            dir={isPersian && typed === '' ? 'rtl' : 'auto'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className={`min-h-12 w-full rounded-control border border-edge bg-surface placeholder:text-quiet ${padding}`}
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
