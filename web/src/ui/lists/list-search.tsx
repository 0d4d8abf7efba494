import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { interfaceLanguage } from '@pol/contract/text'
import { searchMaximum } from '@pol/contract/limits'
import { Search } from '../icons/drawn/search.tsx'

interface Props {
  readonly label: string
  /** Hint at the possible input. */
  readonly placeholder: string
  readonly icon?: typeof Search
  readonly onSearch: (text: string) => void
}

/** Debounce time of the search field. */
const searchDelayMs = 250

const isPersian = interfaceLanguage === 'fa'
/** Room for the icon. Physical sides, because the icon does not move when the direction of the typed text changes. */
const padding = isPersian ? 'pr-12 pl-4' : 'pr-4 pl-12'

/** The search field of a paged list. */
export function ListSearch({ label, placeholder, icon: Icon = Search, onSearch }: Props) {
  const [typed, setTyped] = useState('')
  const lastSearch = useRef('')
  const search = useEffectEvent((text: string) => {
    if (text === lastSearch.current) return
    lastSearch.current = text
    onSearch(text)
  })
  useEffect(() => {
    const timer = setTimeout(search, searchDelayMs, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="relative w-full sm:w-80">
      <Icon aria-hidden="true" className="absolute top-3.5 start-4 size-5 text-quiet" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={searchMaximum}
        autoComplete="off"
        spellCheck={false}
        // With `auto`, an empty field would be left to right.
        dir={isPersian && typed === '' ? 'rtl' : 'auto'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className={`min-h-12 w-full rounded-control border border-edge bg-surface placeholder:text-quiet ${padding}`}
      />
    </div>
  )
}
