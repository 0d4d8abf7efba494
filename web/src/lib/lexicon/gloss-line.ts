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

/** Explanation of one word of a text, in the language of the interface, with words of the other language. */
export interface GlossLine {
  /** As written in the text. */
  readonly text: string
  /** Description of the form and its headword; empty if that adds nothing. */
  readonly form: string
  /** The number in digits, if the word is one. */
  readonly value: string
  /** Translations, the likeliest first. */
  readonly meanings: readonly Meaning[]
  /** The likeliest entry, which can be starred, and its German word. */
  readonly item: { readonly id: string; readonly german: string } | null
  /** How the first meaning is spoken; null if there is none, or if it is made of the parts of a compound. */
  readonly spokenMeaning: SpokenMeaning | null
  /** Whether the form is negated, which the meanings do not show. */
  readonly isNegative: boolean
  /** An address or a number to copy, which has no meaning. */
  readonly isLiteral: boolean
  /** Whether it is a common function word, such as an article, without much meaning of its own. */
  readonly isSmall: boolean
}

interface SpokenMeaning {
  readonly text: string
  /** Determines the pronunciation of a Persian homograph. */
  readonly id: string | undefined
}

export interface Meaning {
  readonly word: string
  /** Transliteration, sense, or negation. */
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

/** What is told about the words. */
export interface Telling {
  readonly senseOf: SenseOf
  /** Whether Persian words have their transliteration. */
  readonly hasTransliteration: boolean
}

/** @param parts of a compound without an entry: the possible entries of each part, the likeliest first. */
export function glossLineOf(
  language: Language,
  row: GlossRow<Entry>,
  telling: Telling,
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
    spokenMeaning: entry ? spokenMeaningOf(language, entry) : null,
  }
  if (name) {
    const word = language === 'de' ? name.farsi : name.german
    return {
      ...line,
      form: namesOfKinds[name.kind],
      meanings: [{ word, note: '' }],
      spokenMeaning: { text: word, id: undefined },
    }
  }
  if (parts.length > 0) {
    const likeliest = parts.flatMap((entries) => entries.slice(0, 1))
    return {
      ...line,
      form: likeliest.map(({ german }) => german).join(' + '),
      meanings: [{ word: likeliest.map(({ farsi }) => farsi).join(' + '), note: '' }],
    }
  }
  const forms = [number === undefined ? '' : t('Zahl'), formOf(language, row, telling)]
  const form = [...new Set(forms)].filter(Boolean).join(' · ')
  return { ...line, form, meanings: meaningsOf(language, hits, telling) }
}

function spokenMeaningOf(language: Language, entry: Entry): SpokenMeaning {
  return {
    text: wordOf(language, entry),
    id: language === 'de' ? entry.speech_id || undefined : undefined,
  }
}

/** Persian readers get the numbers of a German text in Persian digits. */
function valueOf(language: Language, number: string): string {
  return interfaceLanguage === 'fa' && language === 'de' ? persianDigits(number) : number
}

function formOf(language: Language, { text, hits }: GlossRow<Entry>, telling: Telling): string {
  const [first] = hits
  if (!first) return ''
  const { entry } = first
  if (first.features.length === 0) {
    if (language === 'fa') return telling.hasTransliteration ? entry.transliteration : ''
    const isSame = withArticle(entry).toLowerCase() === text.toLowerCase()
    return isSame ? telling.senseOf(entry) : headwordOf(language, entry, telling)
  }
  // "ging" may be the first or the third person.
  const names = hits
    .filter((hit) => hit.entry === entry && hit.features.length > 0)
    // The negation is shown next to the meaning.
    .map(({ features }) =>
      nameOfForm(
        language,
        features.filter((feature) => feature !== 'negative'),
      ),
    )
  const distinct = [...new Set(names)].filter(Boolean).slice(0, mostForms)
  const headword = headwordOf(language, entry, telling)
  if (distinct.length === 0) return t('von {headword}', { headword })
  const forms = distinct.reduce((one, other) => t('{one} oder {other}', { one, other }))
  return t('{forms} von {headword}', { forms, headword })
}

function headwordOf(language: Language, entry: Entry, { senseOf, hasTransliteration }: Telling): string {
  if (language === 'fa') return hasTransliteration ? `${entry.farsi} (${entry.transliteration})` : entry.farsi
  const sense = senseOf(entry)
  return sense ? `${withArticle(entry)} (${sense})` : withArticle(entry)
}

/** The meaning of the likeliest hit, and some of the others. */
function meaningsOf(language: Language, hits: readonly Hit<Entry>[], telling: Telling): Meaning[] {
  const [first] = hits
  if (!first) return []
  const byWord = new Map<string, Hit<Entry>>()
  for (const hit of hits) {
    const word = wordOf(language, hit.entry)
    if (!byWord.has(word)) byWord.set(word, hit)
  }
  const [, ...others] = byWord.values()
  // A number or a negation must not be cut off.
  const sorted = others.toSorted((a, b) => Number(isCritical(b)) - Number(isCritical(a)))
  return [first, ...sorted.slice(0, mostOtherMeanings)].map((hit) => ({
    word: wordOf(language, hit.entry),
    note: noteOf(language, hit, first, telling),
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

/** The note that distinguishes a meaning from the first one, whose headword is in the description of the form. */
function noteOf(language: Language, hit: Hit<Entry>, first: Hit<Entry>, telling: Telling): string {
  const { entry, features } = hit
  const isNegatedOnly = features.includes('negative') && !first.features.includes('negative')
  const sense = telling.senseOf(entry)
  const headword = headwordOf('de', entry, telling)
  const transliteration = telling.hasTransliteration ? `(${entry.transliteration})` : ''
  const notes =
    language === 'de'
      ? [transliteration, headword === headwordOf('de', first.entry, telling) ? '' : headword]
      : [sense && `(${sense})`, entry.transliteration === first.entry.transliteration ? '' : transliteration]
  return [...notes, isNegatedOnly ? t('verneint') : ''].filter(Boolean).join(' ')
}
