import { t } from '@pol/contract/text'
import { memo } from 'react'
import type { Language } from '@pol/language/form-index'
import type { Senses, Word } from '../../lib/lexicon/entries.ts'
import { once } from '../../lib/once.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { EntryRow } from './entry-row.tsx'

interface Props {
  readonly text: string
  readonly senses: readonly Senses[] | null
  /** What the specified search finds. */
  readonly found: readonly Word[]
}

/** The scripts that only similar hits need. */
export const fetchSimilar = once(() =>
  Promise.all([import('./similar.ts'), import('../../lib/lexicon/form-index.ts')]),
)

const loaders: Readonly<Record<Language, ReturnType<typeof loader>>> = { de: loader('de'), fa: loader('fa') }

/** The index of forms is made with the first search, which does not need it. */
function loader(language: Language) {
  return once(async () => {
    const [{ similarHits }, { loadFormIndex }] = await fetchSimilar()
    const index = await loadFormIndex[language]()
    return (text: string, found: readonly Word[]) => similarHits(index, text, found)
  })
}

/** Words that only their forms or a typo lead to. If they cannot be loaded, the search goes on without them. */
export const SimilarEntries = memo(({ text, found, senses }: Props) => {
  const similar = useLoaded(loaders[languageOf(text)])
  const hits = similar.status === 'loaded' ? similar.value(text, found) : []
  if (hits.length === 0) return null
  return (
    <section aria-labelledby="similar-heading" className="mt-8">
      <h2 id="similar-heading" className="mb-3 text-xl font-bold">
        {t('Ähnliche Treffer')}
      </h2>
      <div role="list" className="card divide-y divide-line overflow-hidden">
        {hits.map(({ entry, reason }, at) => (
          <EntryRow key={at} word={entry} senses={senses} reason={reason} />
        ))}
      </div>
    </section>
  )
})

/** The language of a search, by its script. */
function languageOf(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'fa' : 'de'
}
