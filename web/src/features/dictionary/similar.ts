import { t } from '@pol/contract/text'
import { wordsOfAbbreviation } from '@pol/language/abbreviations'
import { fold, hasMarks } from '@pol/language/fold'
import type { FormIndex, Hit } from '@pol/language/form-index'
import type { Features } from '@pol/language/forms/entry'
import { glossOf } from '@pol/language/gloss'
import type { GlossRow } from '@pol/language/gloss-row'
import { withHalfSpaces } from '@pol/language/half-spaces'
import type { Language } from '@pol/language/language'
import { queryOf, wholeQueryOf } from '@pol/language/query'
import { isSmall } from '@pol/language/small-words'
import { hitsSpelledAlike, hitsWithTypo } from '@pol/language/typos'
import { partsOf } from '../../lib/lexicon/compounds.ts'
import type { Entry, Word } from '../../lib/lexicon/entries.ts'
import { nameOfForm } from '../../lib/lexicon/form-names.ts'
import { numberWords, spelledAlike } from './alike.ts'
import { inDari } from './in-dari.ts'
import { type DictionaryIndex, searchDictionary } from './search.ts'

const mostHits = 10
const mostNames = 3
/** Texts with more words are not looked up word by word: the translator explains sentences. */
const mostWords = 3
/** In characters. Comparing all words of a longer text takes too long; such texts are for the translator. */
const longestQuery = 200
/** Entries per part of a compound, or per word of several words. */
const mostEntries = 3

/** A word that the search of the specification does not find, with the reason for showing it. */
export interface SimilarHit {
  readonly entry: Word
  readonly reason: string
}

export interface SimilarHits {
  readonly hits: readonly SimilarHit[]
  /** Whether they are shown before the search results, because no result is the searched word itself. */
  readonly comeFirst: boolean
}

/**
 * Finds words that Dari says with the text, that have it as an inflected form or that are spelled alike. If there are none and the search found
 * nothing either, it tries number words and German words that sound alike; then, for several words, synonyms (Persian)
 * or a compound (German), or else each word by itself; for a single word, the parts of a compound and words with one
 * typo.
 * @param found the results of the search.
 */
export function similarHits(
  index: FormIndex<Entry>,
  dictionary: DictionaryIndex,
  text: string,
  found: readonly Word[],
): SimilarHits {
  const { language } = index
  const known = new Set(found.map(({ rank }) => rank))
  const hits: SimilarHit[] = []
  const add = (entry: Word, reason: string) => {
    if (known.has(entry.rank) || hits.length === mostHits) return
    known.add(entry.rank)
    hits.push({ entry, reason })
  }
  const didYouMean = (entry: Word, word = headwordOf(language, entry)) =>
    add(entry, t('Meinten Sie „{word}“?', { word }))
  const addParts = (whole: string, parts: readonly (readonly Word[])[], nameOf: (word: Word) => string) => {
    const names = parts.map(([word]) => (word ? nameOf(word) : ''))
    const reason = t('{word} = {parts}', { word: whole, parts: names.join(' + ') })
    for (const [at, part] of parts.entries())
      for (const word of part.filter((word) => nameOf(word) === names[at]).slice(0, mostEntries))
        add(word, reason)
  }

  const query = queryOf(text)
  if (query.length > longestQuery) return { hits, comeFirst: false }
  const rows = glossOf(index, query)
  /** The query as a single word: Persian endings are joined to it. */
  const single = withHalfSpaces(query)
  const forms = rows.length === 1 ? (rows[0]?.hits ?? []) : []
  const whole = fold(wholeQueryOf(text))
  const isFound =
    found.some(({ german }) => fold(german) === whole) ||
    forms.some(({ entry, features }) => features.length === 0 && known.has(entry.rank)) ||
    (forms.length === 0 && found.some((word) => isWritten(word, query)))
  const dari = inDari(dictionary, language, query)
  const addDari = (entry: Entry) => add(entry, t('Dari: {word}', { word: entry.dari || entry.farsi }))
  // A capital letter suggests a noun: "Arme" is a form of "Arm" rather than of "arm".
  const isNoun = ({ german }: Entry) => /^\p{Lu}/u.test(query) && /^\p{Lu}/u.test(german)
  const entries = byEntry(forms).toSorted(([a], [b]) => Number(isNoun(b)) - Number(isNoun(a)))
  const addForms = (areHeadwords: boolean) => {
    for (const [entry, features] of entries)
      if (features.some(isOfHeadword) === areHeadwords)
        add(entry, reasonOf(dictionary, language, text, entry, features))
  }
  addForms(true)
  dari.exact.forEach(addDari)
  addForms(false)
  for (const word of spelledNearly(dictionary, language, query, isFound)) didYouMean(word)
  if (!isFound) dari.beginning.forEach(addDari)
  if (!isFound && hits.length === 0) {
    if (language === 'de') {
      const words = wordsOfAbbreviation(query)
      if (words !== '') addParts(query, [spelledAlike(dictionary, 'de', words)], ({ german }) => german)
      for (const word of spelledAlike(dictionary, 'latin', query)) didYouMean(word, word.transliteration)
    }
    for (const { entry } of hitsSpelledAlike(index, single)) didYouMean(entry)
  }
  if (hits.length > 0 || found.length > 0) return { hits, comeFirst: hits.length > 0 && !isFound }

  const [row] = rows
  // `queryOf` removes the full stop of an ordinal.
  const isOrdinal = /^\p{Nd}+\.$/u.test(text.trim())
  const number = isOrdinal ? fold(text) : row?.number
  if (number !== undefined && rows.length === 1)
    addParts(isOrdinal ? text.trim() : query, numberParts(dictionary, number), (word) =>
      headwordOf(language, word),
    )
  if (hits.length === 0 && language === 'de')
    for (const word of spelledAlike(dictionary, 'heard', query)) didYouMean(word)
  if (hits.length > 0) return { hits, comeFirst: true }
  if (query.includes(' ')) {
    if (rows.length > mostWords) return { hits, comeFirst: true }
    if (language === 'fa') for (const word of synonymsOf(dictionary, query, rows)) didYouMean(word)
    // A compound typed as two words: "Krankenversicherungs karte".
    else if (rows.some((row) => isUnknown(row)))
      addParts(query, partsOf(index, query.replaceAll(' ', '')), baseOf)
    if (hits.length === 0) for (const { entry, reason } of wordByWord(index, query)) add(entry, reason)
    return { hits, comeFirst: true }
  }
  addParts(query, partsOf(index, query), baseOf)
  for (const { entry } of hitsWithTypo(index, single)) didYouMean(entry)
  return { hits, comeFirst: true }
}

/** Whether the query is the whole word, in one of the languages or in the transliteration. */
function isWritten({ german, farsi, transliteration }: Word, query: string): boolean {
  return [german, farsi, transliteration].some((text) => fold(text) === fold(query))
}

/** Words spelled alike. If the word itself was found, only German words with umlauts: "schön" for "schon". */
function spelledNearly(
  dictionary: DictionaryIndex,
  language: Language,
  query: string,
  isFound: boolean,
): readonly Word[] {
  if (!isFound) return spelledAlike(dictionary, language, query)
  if (language === 'fa' || hasMarks(query)) return []
  return spelledAlike(dictionary, 'de', query).filter(
    (word) => /[äöü]/iu.test(word.german) && !isWritten(word, query),
  )
}

/** The number words of each part of a number below a million, largest part first: 35 has 30 and 5. */
function numberParts(dictionary: DictionaryIndex, number: string): readonly (readonly Word[])[] {
  const whole = numberWords(dictionary, number)
  if (whole.length > 0) return [whole]
  if (!/^(?:\d{1,6}|\d{1,3}\.\d{3})\.?$/.test(number)) return []
  const partsOf = (value: number): readonly (readonly Word[])[] => {
    const words = numberWords(dictionary, String(value))
    const unit = [1000, 100, 10].find((each) => each <= value)
    if (words.length > 0 || unit === undefined) return [words]
    const rest = value % unit
    const round = numberWords(dictionary, String(value - rest))
    const head =
      round.length > 0
        ? [round]
        : [...partsOf(Math.floor(value / unit)), numberWords(dictionary, String(unit))]
    return rest === 0 ? head : [...head, ...partsOf(rest)]
  }
  return partsOf(Number(number.replaceAll('.', '')))
}

function byEntry(hits: readonly Hit<Entry>[]): (readonly [Entry, readonly Features[]])[] {
  return [...Map.groupBy(hits, ({ entry }) => entry)].map(([entry, ofEntry]) => [
    entry,
    ofEntry.map(({ features }) => features),
  ])
}

/**
 * Searches again with one word replaced: by a Persian synonym (same German word), وقت دکتر for نوبت دکتر, or by the
 * written form of a spoken one, دندان پزشک for دندون پزشک.
 */
function synonymsOf(dictionary: DictionaryIndex, query: string, rows: readonly GlossRow<Entry>[]): Word[] {
  const search = (text: string) => searchDictionary(dictionary, 'fa-de', text)
  return rows.flatMap(({ text, hits }) =>
    hits
      .filter(({ features }) => features.length === 0 || features.join() === 'spoken')
      .slice(0, mostEntries)
      .flatMap(({ entry, features }) =>
        features.length > 0
          ? entry
          : // Folded, because a search with umlauts needs another table.
            search(fold(entry.german)).filter(
              (word) => word.german === entry.german && word.rank !== entry.rank,
            ),
      )
      .flatMap(({ farsi }) => search(fold(query.replace(text, farsi)))),
  )
}

/** Whether a row of a gloss has no entry, number or name. */
function isUnknown({ hits, number, name }: GlossRow<Entry>): boolean {
  return hits.length === 0 && number === undefined && !name
}

/**
 * The most likely entries of each word, including misspelled ones. Small words (articles, prepositions) are left out
 * unless there are no others: "der die das".
 */
function wordByWord(index: FormIndex<Entry>, query: string): SimilarHit[] {
  const { language } = index
  const rows = glossOf(index, query)
  // The gloss joins "halb acht" to one number; here its words are looked up separately.
  const words = rows.length > 1 ? rows : query.split(' ').flatMap((word) => glossOf(index, word))
  const isTold = words.some((row) => row.hits.length > 0 && !isSmall(language, row))
  return words.flatMap((row) => {
    if (isUnknown(row)) {
      const [near] = [...hitsSpelledAlike(index, row.text), ...hitsWithTypo(index, row.text)]
      return near
        ? [
            {
              entry: near.entry,
              reason: t('Meinten Sie „{word}“?', { word: headwordOf(language, near.entry) }),
            },
          ]
        : []
    }
    if (isTold && isSmall(language, row)) return []
    return byEntry(row.hits)
      .slice(0, mostEntries)
      .map(([entry, features]) => ({
        entry,
        reason: features.some(isOfHeadword)
          ? t('Nur „{word}“', { word: headwordOf(language, entry) })
          : nameOfForms(language, entry, features),
      }))
  })
}

/** Whether the form is the entry as it is looked up. */
function isOfHeadword({ length }: Features): boolean {
  return length === 0
}

function reasonOf(
  dictionary: DictionaryIndex,
  language: Language,
  text: string,
  entry: Entry,
  features: readonly Features[],
): string {
  if (!features.some(isOfHeadword)) return nameOfForms(language, entry, features)
  // A search from German does not match Persian words.
  const isPersian =
    language === 'fa' && searchDictionary(dictionary, 'fa-de', text).some(({ rank }) => rank === entry.rank)
  return isPersian ? t('Wort auf Farsi') : t('Meinten Sie „{word}“?', { word: headwordOf(language, entry) })
}

function nameOfForms(language: Language, entry: Entry, features: readonly Features[]): string {
  const names = [...new Set(features.map((ofForm) => nameOfForm(language, ofForm)))]
  const forms = names.slice(0, mostNames).reduce((one, other) => t('{one} oder {other}', { one, other }))
  return t('Form von {word}: {forms}', { word: headwordOf(language, entry), forms })
}

function headwordOf(language: Language, entry: Word): string {
  return language === 'de' ? entry.german : entry.farsi
}

/** Removes the "sich" of a reflexive verb, which is not part of a compound. */
function baseOf({ german }: Word): string {
  return german.replace(/^sich /, '')
}
