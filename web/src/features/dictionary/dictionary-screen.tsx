import { Search, SearchX } from 'lucide-react'
import { memo, useDeferredValue, useState } from 'react'
import entries from '@pol/content/data/dictionary.csv'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { DirectionSwitch } from '../../ui/learning/direction-switch.tsx'
import { EntryList } from './entry-list.tsx'
import { indexDictionary, searchDictionary, type Direction } from './search.ts'
import { Main } from '../../ui/frame/main.tsx'

const index = indexDictionary(entries)

const placeholders: Record<Direction, string> = {
  'de-fa': 'Deutsches Wort suchen …',
  'fa-de': 'جستجوی واژه‌ی فارسی …',
}

export default function DictionaryScreen() {
  const [direction, setDirection] = useState<Direction>('de-fa')
  const [text, setText] = useState('')
  const search = useDeferredValue(`${direction} ${text}`)
  const isPersian = direction === 'fa-de'
  return (
    <>
      <PageHeader title="Wörterbuch" subtitle="Deutsch ⇄ Farsi" width="max-w-3xl" />
      <Main className="mx-auto max-w-3xl px-4 py-8">
        <section className="card p-5">
          <h2 className="text-xl font-bold">Offline-Wörterbuch</h2>
          <p className="text-quiet">Die Suche funktioniert ganz ohne Internet.</p>
          <div className="mt-4 grid gap-4">
            <DirectionSwitch
              label="Suchrichtung"
              fromGerman="de-fa"
              fromPersian="fa-de"
              direction={direction}
              onChange={setDirection}
            />
            <div className="relative" dir={isPersian ? 'rtl' : 'ltr'}>
              <Search
                aria-hidden="true"
                className="absolute top-3.5 size-5 text-quiet ltr:left-4 rtl:right-4"
              />
              <input
                type="search"
                aria-label="Im Wörterbuch suchen"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                lang={isPersian ? 'fa' : 'de'}
                dir={isPersian ? 'rtl' : 'ltr'}
                placeholder={placeholders[direction]}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="min-h-12 w-full rounded-control border border-edge bg-surface px-4 placeholder:text-quiet ltr:pl-12 rtl:pr-12"
              />
            </div>
          </div>
        </section>
        <Results search={search} />
      </Main>
    </>
  )
}

/** Drawn again only when the search has changed, so that typing never waits for the list. */
const Results = memo(({ search }: { readonly search: string }) => {
  const found = searchDictionary(index, search.slice(0, 5) as Direction, search.slice(6))
  return (
    <>
      <p role="status" className="my-5">
        <span className="rounded-full bg-brand-soft px-4 py-1.5 font-semibold text-brand">
          {found.length} Ergebnisse gefunden
        </span>
      </p>
      {found.length === 0 ? <NothingFound /> : <EntryList entries={found} />}
    </>
  )
})

function NothingFound() {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-edge p-10 text-center">
      <SearchX aria-hidden="true" className="size-8 text-quiet" />
      <p className="text-xl font-bold">Keine Ergebnisse gefunden</p>
      <p className="text-quiet">Versuchen Sie es mit einem anderen Suchbegriff</p>
    </div>
  )
}
