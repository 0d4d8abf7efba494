import { t } from '@pol/contract/text'
import { withoutArticle } from '@pol/language/fold'
import type { FormIndex, Language } from '@pol/language/form-index'
import type { Features } from '@pol/language/forms/entry'
import { glossOf } from '@pol/language/gloss'
import { hitsWithTypo } from '@pol/language/typos'
import type { Entry, Word } from '../../lib/lexicon/entries.ts'
import { nameOfForm } from '../../lib/lexicon/form-names.ts'

const mostHits = 10
const mostNames = 3

/** A word that the specified search does not find, and why it is shown. */
export interface SimilarHit {
  readonly entry: Entry
  readonly reason: string
}

/**
 * Words of which the text is an inflected form; where there are none, and the search finds nothing either, words that are one typo
 * away.
 * @param found what the search finds.
 */
export function similarHits(index: FormIndex<Entry>, text: string, found: readonly Word[]): SimilarHit[] {
  const { language } = index
  const known = new Set(found.map(({ rank }) => rank))
  const hits: SimilarHit[] = []
  const add = (entry: Entry, reason: string) => {
    if (known.has(entry.rank) || hits.length === mostHits) return
    known.add(entry.rank)
    hits.push({ entry, reason })
  }
  const rows = glossOf(index, withoutArticle(text.trim()))
  // Of a sentence, the translator explains the words.
  const forms = rows.length === 1 ? (rows[0]?.hits ?? []) : []
  for (const [entry, hits] of Map.groupBy(forms, ({ entry }) => entry)) {
    add(
      entry,
      reasonOf(
        language,
        entry,
        hits.map(({ features }) => features),
      ),
    )
  }
  if (hits.length > 0 || found.length > 0) return hits
  for (const { entry } of hitsWithTypo(index, text))
    add(entry, t('Meinten Sie „{word}“?', { word: headwordOf(language, entry) }))
  return hits
}

function reasonOf(language: Language, entry: Entry, features: readonly Features[]): string {
  // The word itself, in the language that is not searched.
  if (features.some(({ length }) => length === 0))
    return language === 'fa' ? t('Wort auf Farsi') : t('Deutsches Wort')
  const names = [...new Set(features.map((ofForm) => nameOfForm(language, ofForm)))]
  const forms = names.slice(0, mostNames).reduce((one, other) => t('{one} oder {other}', { one, other }))
  return t('Form von {word}: {forms}', { word: headwordOf(language, entry), forms })
}

function headwordOf(language: Language, entry: Entry): string {
  return language === 'de' ? entry.german : entry.farsi
}
