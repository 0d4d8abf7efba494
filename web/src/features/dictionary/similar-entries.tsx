import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { isBlank } from '@pol/language/normalised'
import { memo, useMemo } from 'react'
import type { Senses, Word } from '../../lib/lexicon/entries.ts'
import { once } from '../../lib/once.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { EntryRow } from './entry-row.tsx'
import type { DictionaryIndex } from './search.ts'
import type { SimilarHit, SimilarHits } from './similar.ts'

/** Loads the modules that only similar hits need. */
export const fetchSimilar = once(() =>
  Promise.all([import('./similar.ts'), import('../../lib/lexicon/form-index.ts')]),
)

interface Search {
  readonly text: string
  /** The results of the search. */
  readonly found: readonly Word[]
}

/** Finds similar hits of texts in one language. */
interface Similarity {
  readonly language: Language
  similarTo(search: Search, index: DictionaryIndex): SimilarHits
}

const none: SimilarHits = { hits: [], comeFirst: false }
const loadNothing = async () => null
const loaders: Readonly<Record<Language, () => Promise<Similarity>>> = { de: loader('de'), fa: loader('fa') }

/** Creates the form index at the first search, whose own results do not need it. */
function loader(language: Language) {
  return once(async (): Promise<Similarity> => {
    const [{ similarHits }, { loadFormIndex }] = await fetchSimilar()
    const forms = await loadFormIndex[language]()
    return {
      language,
      similarTo: ({ text, found }, index) => similarHits(forms, index, text, found),
    }
  })
}

/**
 * Finds words by inflected forms, parts of compounds or typos. Returns null while loading, and no hits if loading
 * failed.
 * @param words whether all words of the index are loaded.
 */
export function useSimilar(
  search: Search,
  index: DictionaryIndex,
  words: 'loading' | 'loaded' | 'failed',
): SimilarHits | null {
  const language = isBlank(search.text) ? null : languageOf(search.text)
  const isNeeded = language !== null && words === 'loaded'
  const similarity = useLoaded<Similarity | null>(isNeeded ? loaders[language] : loadNothing)
  return useMemo(() => {
    if (language === null || words === 'failed' || similarity.status === 'failed') return none
    // After a change of language, `similarity` is still that of the previous language.
    if (similarity.status === 'loading' || similarity.value?.language !== language) return null
    return similarity.value.similarTo(search, index)
  }, [similarity, language, search, index, words])
}

interface Props {
  readonly hits: readonly SimilarHit[]
  readonly senses: readonly Senses[] | null
}

export const SimilarEntries = memo(({ hits, senses }: Props) => {
  if (hits.length === 0) return null
  return (
    <section aria-labelledby="similar-heading" className="my-8">
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

/** Detects the language of a search by its script. */
function languageOf(text: string): Language {
  return /\p{Script=Arabic}/u.test(text) ? 'fa' : 'de'
}
