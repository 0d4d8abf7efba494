import { withArticle } from '@pol/content/with-article'
import { interfaceLanguage, persianDigits, t } from '@pol/contract/text'
import { fold } from '@pol/language/fold'
import type { Hit } from '@pol/language/form-index'
import type { GlossRow } from '@pol/language/gloss-row'
import type { Language } from '@pol/language/language'
import type { NameKind } from '@pol/language/names'
import { isNegation } from '@pol/language/negation'
import { isSmall } from '@pol/language/small-words'
import { type Entry, idOf, type SenseOf } from './entries.ts'
import { nameOfForm } from './form-names.ts'

/** A line of the gloss, about one word. Explanations are in the language of the interface and may contain words of the other one. */
export interface GlossLine {
  /** As it stands in the text. */
  readonly text: string
  /** Which form it is of which headword, explained; empty where that says nothing new. */
  readonly form: string
  /** Of a number. */
  readonly value: string
  /** In the other language, the likeliest first. */
  readonly meanings: readonly Meaning[]
  /** The likeliest entry, which can be marked, and its German word. */
  readonly item: { readonly id: string; readonly german: string } | null
  /** The meanings do not say so themselves. */
  readonly isNegative: boolean
  /** An address or a number to copy, which has no meaning. */
  readonly isLiteral: boolean
  /** Whether it stands in almost every sentence and says little alone. */
  readonly isSmall: boolean
}

export interface Meaning {
  readonly word: string
  /** How it sounds, or which sense is meant. */
  readonly note: string
}

const mostForms = 3
const mostOtherMeanings = 3

const namesOfKinds: Readonly<Record<NameKind, string>> = {
  person: t('Name'),
  place: t('Name'),
  unit: t('Maßeinheit'),
  letter: t('Buchstabe'),
}

/** @param parts of a compound that is no entry: for each part, the entries that it may be. */
export function glossLineOf(
  language: Language,
  row: GlossRow<Entry>,
  senseOf: SenseOf,
  parts: readonly (readonly Entry[])[] = [],
): GlossLine {
  const { text, hits, number, name, negative } = row
  const entry = name ? undefined : hits[0]?.entry
  const item = entry ? { id: idOf(entry), german: withArticle(entry) } : null
  const line = {
    text,
    value: valueOf(language, number ?? ''),
    isNegative: negative,
    isLiteral: row.isLiteral ?? false,
    isSmall: isSmall(language, row),
    item,
  }
  if (name) {
    const word = language === 'de' ? name.farsi : name.german
    return { ...line, form: namesOfKinds[name.kind], meanings: [{ word, note: '' }] }
  }
  if (parts.length > 0) {
    const likeliest = parts.flatMap((entries) => entries.slice(0, 1))
    return {
      ...line,
      form: likeliest.map(({ german }) => german).join(' + '),
      meanings: [{ word: likeliest.map(({ farsi }) => farsi).join(' + '), note: '' }],
    }
  }
  const forms = [number === undefined ? '' : t('Zahl'), formOf(language, row, senseOf)]
  const form = [...new Set(forms)].filter(Boolean).join(' · ')
  return { ...line, form, meanings: meaningsOf(language, hits, senseOf) }
}

/** For Persian readers, a number of a German text is translated, too. */
function valueOf(language: Language, number: string): string {
  return interfaceLanguage === 'fa' && language === 'de' ? persianDigits(number) : number
}

function formOf(language: Language, { text, hits }: GlossRow<Entry>, senseOf: SenseOf): string {
  const [first] = hits
  if (!first) return ''
  const { entry } = first
  if (first.features.length === 0) {
    if (language === 'fa') return entry.transliteration
    const isSame = withArticle(entry).toLowerCase() === text.toLowerCase()
    return isSame ? senseOf(entry) : headwordOf(language, entry, senseOf)
  }
  // "ging" may be the first or the third person.
  const names = hits
    .filter((hit) => hit.entry === entry && hit.features.length > 0)
    // That a word is negated stands beside its meaning.
    .map(({ features }) =>
      nameOfForm(
        language,
        features.filter((feature) => feature !== 'negative'),
      ),
    )
  const distinct = [...new Set(names)].filter(Boolean).slice(0, mostForms)
  const headword = headwordOf(language, entry, senseOf)
  if (distinct.length === 0) return t('von {headword}', { headword })
  const forms = distinct.reduce((one, other) => t('{one} oder {other}', { one, other }))
  return t('{forms} von {headword}', { forms, headword })
}

function headwordOf(language: Language, entry: Entry, senseOf: SenseOf): string {
  if (language === 'fa') return `${entry.farsi} (${entry.transliteration})`
  const sense = senseOf(entry)
  return sense ? `${withArticle(entry)} (${sense})` : withArticle(entry)
}

/** The meaning of the likeliest hit, and some of the others. */
function meaningsOf(language: Language, hits: readonly Hit<Entry>[], senseOf: SenseOf): Meaning[] {
  const [first] = hits
  if (!first) return []
  const byWord = new Map<string, Hit<Entry>>()
  for (const hit of hits) {
    const word = wordOf(language, hit.entry)
    if (!byWord.has(word)) byWord.set(word, hit)
  }
  const [, ...others] = byWord.values()
  // A number or negation must not get lost among other meanings.
  const sorted = others.toSorted((one, other) => Number(isCritical(other)) - Number(isCritical(one)))
  return [first, ...sorted.slice(0, mostOtherMeanings)].map((hit) => ({
    word: wordOf(language, hit.entry),
    note: noteOf(language, hit, first, senseOf),
  }))
}

function wordOf(language: Language, entry: Entry): string {
  return language === 'de' ? entry.farsi : withArticle(entry)
}

function isCritical({ entry, features }: Hit<Entry>): boolean {
  const words = fold(entry.german).split(' ')
  return (
    entry.type === 'number' || features.includes('negative') || words.some((word) => isNegation('de', word))
  )
}

/** The note that tells a meaning from the first one, whose headword stands with the word itself. */
function noteOf(language: Language, hit: Hit<Entry>, first: Hit<Entry>, senseOf: SenseOf): string {
  const { entry, features } = hit
  const isNegatedOnly = features.includes('negative') && !first.features.includes('negative')
  const sense = senseOf(entry)
  const headword = headwordOf('de', entry, senseOf)
  const notes =
    language === 'de'
      ? [`(${entry.transliteration})`, headword === headwordOf('de', first.entry, senseOf) ? '' : headword]
      : [
          sense && `(${sense})`,
          entry.transliteration === first.entry.transliteration ? '' : `(${entry.transliteration})`,
        ]
  return [...notes, isNegatedOnly ? t('verneint') : ''].filter(Boolean).join(' ')
}
