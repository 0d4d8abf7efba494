import { t } from '@pol/contract/text'
import { compoundParts } from '@pol/language/compounds'
import { fold } from '@pol/language/fold'
import type { FormIndex, Hit, Language } from '@pol/language/form-index'
import type { Features } from '@pol/language/forms/entry'
import { glossOf, type GlossRow } from '@pol/language/gloss'
import { hitsWithTypo } from '@pol/language/typos'
import type { Entry, Word } from '../../lib/lexicon/entries.ts'
import { nameOfForm } from '../../lib/lexicon/form-names.ts'

const mostHits = 10
const mostNames = 3
/** Words of a text that are looked up one by one. Of a sentence, the translator explains the words. */
const mostWords = 3
/** In characters. A longer text is for the translator, and to compare all its words takes too long. */
const longestQuery = 200
/** Entries for a part of a compound, or for one of several words. */
const mostEntries = 3

/** A word that the specified search does not find, and why it is shown. */
export interface SimilarHit {
  readonly entry: Word
  readonly reason: string
}

export interface SimilarHits {
  readonly hits: readonly SimilarHit[]
  /** Whether they are shown before what the search finds, since none of that is the word itself. */
  readonly comeFirst: boolean
}

/**
 * Words of which the query is an inflected form. Where there are none, and the search finds nothing either: the parts of a
 * compound and words that are one typo away; of several words, their synonym, or each word by itself.
 * @param query as `queryOf` returns it. Both scripts of the dictionary would share its code otherwise, and the bundler would
 * give the sign-in one script more.
 * @param found what the search finds.
 * @param searchPersian the search from Persian.
 */
export function similarHits(
  index: FormIndex<Entry>,
  query: string,
  found: readonly Word[],
  searchPersian: (text: string) => readonly Word[],
): SimilarHits {
  const { language } = index
  const known = new Set(found.map(({ rank }) => rank))
  const hits: SimilarHit[] = []
  const add = (entry: Word, reason: string) => {
    if (known.has(entry.rank) || hits.length === mostHits) return
    known.add(entry.rank)
    hits.push({ entry, reason })
  }
  const didYouMean = (entry: Word) =>
    add(entry, t('Meinten Sie „{word}“?', { word: headwordOf(language, entry) }))

  if (query.length > longestQuery) return { hits, comeFirst: false }
  const rows = glossOf(index, query)
  const forms = rows.length === 1 ? (rows[0]?.hits ?? []) : []
  const isFound = forms.some(({ entry, features }) => features.length === 0 && known.has(entry.rank))
  // "Arme" is rather a form of the noun.
  const isNoun = ({ german }: Entry) => /^\p{Lu}/u.test(query) && /^\p{Lu}/u.test(german)
  for (const [entry, features] of byEntry(forms).toSorted(
    ([one], [other]) => Number(isNoun(other)) - Number(isNoun(one)),
  ))
    add(entry, reasonOf(language, entry, features))
  if (hits.length > 0 || found.length > 0) return { hits, comeFirst: hits.length > 0 && !isFound }

  if (rows.length > 1) {
    if (rows.length > mostWords) return { hits, comeFirst: true }
    if (language === 'fa') for (const word of synonymsOf(query, rows, searchPersian)) didYouMean(word)
    if (hits.length === 0) for (const { entry, reason } of wordByWord(language, rows)) add(entry, reason)
    return { hits, comeFirst: true }
  }
  const parts = language === 'de' ? compoundParts(index, query) : []
  const names = parts.map(([entry]) => (entry ? baseOf(entry) : ''))
  const reason = t('{word} = {parts}', { word: query, parts: names.join(' + ') })
  for (const [at, part] of parts.entries())
    for (const entry of part.filter((entry) => baseOf(entry) === names[at]).slice(0, mostEntries))
      add(entry, reason)
  for (const { entry } of hitsWithTypo(index, query)) didYouMean(entry)
  return { hits, comeFirst: true }
}

function byEntry(hits: readonly Hit<Entry>[]): (readonly [Entry, readonly Features[]])[] {
  return [...Map.groupBy(hits, ({ entry }) => entry)].map(([entry, ofEntry]) => [
    entry,
    ofEntry.map(({ features }) => features),
  ])
}

/** What is found with another Persian word for the same German one: وقت دکتر for نوبت دکتر. */
function synonymsOf(
  query: string,
  rows: readonly GlossRow<Entry>[],
  search: (text: string) => readonly Word[],
): Word[] {
  return rows.flatMap(({ text, hits }) =>
    hits
      .filter(({ features }) => features.length === 0)
      .slice(0, mostEntries)
      .flatMap(({ entry: { german, rank } }) =>
        // Folded, since a search with umlauts needs another table.
        search(fold(german)).filter((word) => word.german === german && word.rank !== rank),
      )
      .flatMap(({ farsi }) => search(fold(query.replace(text, farsi)))),
  )
}

/** The most likely entries of each word, but for words that say little by themselves. */
function wordByWord(language: Language, rows: readonly GlossRow<Entry>[]): SimilarHit[] {
  return rows.flatMap(({ hits }) =>
    byEntry(hits.filter(({ entry }) => /^(?:noun|verb|adjective|adverb)$/.test(entry.type)))
      .slice(0, mostEntries)
      .map(([entry, features]) => ({
        entry,
        reason: features.some(({ length }) => length === 0)
          ? t('Nur „{word}“', { word: headwordOf(language, entry) })
          : reasonOf(language, entry, features),
      })),
  )
}

function reasonOf(language: Language, entry: Entry, features: readonly Features[]): string {
  // The word itself, in the language that is not searched.
  if (features.some(({ length }) => length === 0))
    return language === 'fa' ? t('Wort auf Farsi') : t('Deutsches Wort')
  const names = [...new Set(features.map((ofForm) => nameOfForm(language, ofForm)))]
  const forms = names.slice(0, mostNames).reduce((one, other) => t('{one} oder {other}', { one, other }))
  return t('Form von {word}: {forms}', { word: headwordOf(language, entry), forms })
}

function headwordOf(language: Language, entry: Word): string {
  return language === 'de' ? entry.german : entry.farsi
}

/** Of a reflexive verb without "sich", which is no part of a compound. */
function baseOf({ german }: Entry): string {
  return german.replace(/^sich /, '')
}
