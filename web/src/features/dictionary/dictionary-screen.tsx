import { Search } from '../../ui/icons/drawn/search.tsx'
import { SearchX } from '../../ui/icons/drawn/search-x.tsx'
import { interfaceLanguage, t } from '@pol/contract/text'
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { firstWords, loadEntries, loadSenses, type Senses, type Word } from '../../lib/lexicon/entries.ts'
import { firstView } from '../../lib/first-view.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { DirectionSwitch } from '../../ui/learning/direction-switch.tsx'
import { TransliterationHelp } from '../../ui/learning/transliteration-help.tsx'
import { EntryList } from './entry-list.tsx'
import { DictionaryIndex, searchDictionary, type Direction } from './search.ts'
import { fetchDetails } from './opened-entry.tsx'
import { fetchSimilar, SimilarEntries, useSimilar } from './similar-entries.tsx'
import { Main } from '../../ui/frame/main-element.tsx'

const placeholders: Record<Direction, string> = {
  'de-fa': t('Deutsches Wort suchen …'),
  'fa-de': 'جستجوی واژه‌ی فارسی …',
}

/** In the German interface, the words contain their senses. */
const loadOwnSenses = async () => (interfaceLanguage === 'fa' ? loadSenses() : null)
const loadAfterFirstView = () => firstView.then(loadEntries)

export default function DictionaryScreen() {
  const [direction, setDirection] = useState<Direction>('de-fa')
  const [text, setText] = useState('')
  const loaded = useLoaded(loadAfterFirstView)
  const senses = useLoaded(loadOwnSenses)
  const words = loaded.status === 'loaded' ? loaded.value : firstWords
  useEffect(() => {
    // Preloads, so that searching and opening entries send no requests. If it fails, they retry and handle the error.
    if (loaded.status === 'loaded') Promise.all([fetchSimilar(), fetchDetails()]).catch(() => undefined)
  }, [loaded.status])
  const isPersian = direction === 'fa-de'
  return (
    <>
      <PageHeader title={t('Wörterbuch')} subtitle={t('Deutsch ⇄ Farsi')} width="max-w-3xl" />
      <Main className="mx-auto max-w-3xl px-4 py-8">
        <section className="card p-5">
          <h2 className="text-xl font-bold">{t('Offline-Wörterbuch')}</h2>
          <p className="text-quiet">{t('Die Suche funktioniert ganz ohne Internet.')}</p>
          <div className="mt-4 grid gap-4">
            <DirectionSwitch
              label={t('Suchrichtung')}
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
                aria-label={t('Im Wörterbuch suchen')}
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
        <div className="mt-5">
          <TransliterationHelp place="specified" />
        </div>
        {loaded.status === 'failed' && <OnlyFirstWords onRetry={loaded.retry} />}
        <Results
          words={words}
          status={loaded.status}
          senses={senses.status === 'loaded' ? senses.value : null}
          direction={direction}
          text={text}
        />
      </Main>
    </>
  )
}

interface ResultsProps {
  readonly words: readonly Word[]
  /** Status of the complete lexicon; until it is loaded, `words` has only the first words. */
  readonly status: 'loading' | 'loaded' | 'failed'
  /** Senses of all words in the Persian interface; null in the German one and until they are loaded. */
  readonly senses: readonly Senses[] | null
  readonly direction: Direction
  readonly text: string
}

const Results = memo(({ words, status, senses, direction, text }: ResultsProps) => {
  const index = useMemo(() => new DictionaryIndex(words), [words])
  const search = useMemo(
    () => ({ text, found: searchDictionary(index, direction, text) }),
    [index, direction, text],
  )
  useEffect(() => {
    let timer = setTimeout(function prepare() {
      if (index.prepare()) timer = setTimeout(prepare)
    })
    return () => clearTimeout(timer)
  }, [index])
  const { found } = search
  const earlier = useDeferredValue(search)
  const similar = useSimilar(earlier, index, status)
  const similarEntries = similar && <SimilarEntries hits={similar.hits} senses={senses} />
  const isEmpty = found.length === 0 && earlier.found.length === 0
  return (
    <>
      <p role="status" className="my-5">
        <span className="rounded-full bg-brand-soft px-4 py-1.5 font-semibold text-brand">
          {t('{count} Ergebnisse gefunden', { count: found.length })}
        </span>
      </p>
      {similar?.comeFirst && similarEntries}
      {found.length > 0 && <EntryList words={found} senses={senses} />}
      {isEmpty && !similar && <p className="text-quiet">{t('Wird geladen …')}</p>}
      {isEmpty && similar?.hits.length === 0 && <NothingFound />}
      {!similar?.comeFirst && similarEntries}
    </>
  )
})

function OnlyFirstWords({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert" className="mt-5 flex flex-wrap items-center gap-3">
      <p>{t('Bisher sind nur die häufigsten Wörter geladen.')}</p>
      <Button variant="secondary" onClick={onRetry}>
        {t('Alle Wörter laden')}
      </Button>
    </div>
  )
}

function NothingFound() {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-edge p-10 text-center">
      <SearchX aria-hidden="true" className="size-8 text-quiet" />
      <p className="text-xl font-bold">{t('Keine Ergebnisse gefunden')}</p>
      <p className="text-quiet">{t('Versuchen Sie es mit einem anderen Suchbegriff')}</p>
    </div>
  )
}
