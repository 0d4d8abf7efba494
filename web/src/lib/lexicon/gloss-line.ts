import { withArticle } from '@pol/content/with-article'
import { fold } from '@pol/language/fold'
import type { Hit, Language } from '@pol/language/form-index'
import type { GlossRow } from '@pol/language/gloss'
import type { NameKind } from '@pol/language/names'
import { isNegation } from '@pol/language/negation'
import { type Entry, idOf } from './entries.ts'
import { nameOfForm } from './form-names.ts'

/** What the gloss shows of a word. German texts may contain Persian words. */
export interface GlossLine {
  /** As it stands in the text. */
  readonly text: string
  /** Which form it is of which headword, in German; empty where that says nothing new. */
  readonly form: string
  /** Of a number. */
  readonly value: string
  /** In the other language, the likeliest first. */
  readonly meanings: readonly Meaning[]
  /** The likeliest entry, which can be marked, and its German word. */
  readonly item: { readonly id: string; readonly german: string } | null
  /** The meanings do not say so themselves. */
  readonly isNegative: boolean
}

export interface Meaning {
  readonly word: string
  /** In German: how it sounds, or which sense is meant. */
  readonly note: string
}

const mostForms = 3
const mostOtherMeanings = 3

const namesOfKinds: Readonly<Record<NameKind, string>> = {
  person: 'Name',
  place: 'Name',
  unit: 'Maßeinheit',
  letter: 'Buchstabe',
}

export function glossLineOf(language: Language, row: GlossRow<Entry>): GlossLine {
  const { text, hits, number, name, negative } = row
  const entry = name ? undefined : hits[0]?.entry
  const item = entry ? { id: idOf(entry), german: withArticle(entry) } : null
  const line = { text, value: number ?? '', isNegative: negative, item }
  if (name) {
    const word = language === 'de' ? name.farsi : name.german
    return { ...line, form: namesOfKinds[name.kind], meanings: [{ word, note: '' }] }
  }
  const forms = [number === undefined ? '' : 'Zahl', formOf(language, row)]
  return { ...line, form: forms.filter(Boolean).join(' · '), meanings: meaningsOf(language, hits) }
}

function formOf(language: Language, { text, hits }: GlossRow<Entry>): string {
  const [first] = hits
  if (!first) return ''
  const { entry } = first
  if (first.features.length === 0) {
    if (language === 'fa') return entry.transliteration
    const isSame = withArticle(entry).toLowerCase() === text.toLowerCase()
    return isSame ? entry.sense_german : headwordOf(language, entry)
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
  return `${distinct.join(' oder ')} von ${headwordOf(language, entry)}`.trimStart()
}

function headwordOf(language: Language, entry: Entry): string {
  if (language === 'fa') return `${entry.farsi} (${entry.transliteration})`
  return entry.sense_german ? `${withArticle(entry)} (${entry.sense_german})` : withArticle(entry)
}

/** The meaning of the likeliest hit, and some of the others. */
function meaningsOf(language: Language, hits: readonly Hit<Entry>[]): Meaning[] {
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
    note: noteOf(language, hit, first),
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

/** What distinguishes a meaning from the first one, whose headword stands with the word itself. */
function noteOf(language: Language, hit: Hit<Entry>, first: Hit<Entry>): string {
  const { entry, features } = hit
  const isNegatedOnly = features.includes('negative') && !first.features.includes('negative')
  const headword = headwordOf('de', entry)
  const notes =
    language === 'de'
      ? [`(${entry.transliteration})`, headword === headwordOf('de', first.entry) ? '' : headword]
      : [
          entry.sense_german && `(${entry.sense_german})`,
          entry.transliteration === first.entry.transliteration ? '' : `(${entry.transliteration})`,
        ]
  return [...notes, isNegatedOnly ? 'verneint' : ''].filter(Boolean).join(' ')
}
