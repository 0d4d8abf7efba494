import * as v from 'valibot'
import { german, punctuatedAlike, spokenAsWritten } from './fields.ts'
import { kind, type RowOf } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

const phrase = v.object({ german, farsi: persian, transliteration })
type PhraseRow = v.InferOutput<typeof phrase>

/** What is taught as a pair of sentences, one file a theme. */
function phrasesIn(file: string) {
  return kind({
    file,
    row: v.pipe(
      phrase,
      spokenAsWritten<PhraseRow>('farsi', 'transliteration'),
      punctuatedAlike<PhraseRow>('german', 'farsi', 'transliteration'),
    ),
    key: (row) => row.german,
    spoken: (row) => spoken(row),
  })
}

/** The same, each phrase in one of the theme's groups. */
function groupedPhrasesIn<const Category extends string>(file: string, categories: readonly Category[]) {
  const row = v.object({
    category: v.picklist(categories, 'is not a group of this file'),
    ...phrase.entries,
  })
  type Row = v.InferOutput<typeof row>
  return kind({
    file,
    row: v.pipe(
      row,
      spokenAsWritten<Row>('farsi', 'transliteration'),
      punctuatedAlike<Row>('german', 'farsi', 'transliteration'),
    ),
    key: ({ german }) => german,
    spoken: (row) => spoken(row),
  })
}

function spoken({ german, farsi, transliteration }: PhraseRow) {
  return { german: [german], persian: [{ farsi, transliteration }] }
}

/** Specification section 2, First sentences. */
export const phraseCategories = [
  'Begrüßung',
  'Antwort',
  'Verabschiedung',
  'Vorstellung',
  'Höflichkeit',
  'Verben',
  'Alltag',
  'Fragen',
  'Familie',
  'Einkaufen',
  'Essen',
  'Gefühle',
] as const

/** Specification section 2, Adults. */
export const situationNames = [
  'Im Restaurant',
  'Beim Arzt',
  'Beim Einkaufen',
  'Bei der Bank',
  'Im öffentlichen Verkehr',
] as const

/** Specification section 2, Seniors. */
export const seniorsBasicCategories = [
  'Grüße',
  'Höflichkeit',
  'Familie',
  'Zahlen und Zeit',
  'Wetter',
] as const

export const phrases = groupedPhrasesIn('phrases.csv', phraseCategories)
export const everyday = phrasesIn('everyday.csv')
export const situations = groupedPhrasesIn('situations.csv', situationNames)
export const seniorsTravel = phrasesIn('seniors-travel.csv')
export const seniorsBasic = groupedPhrasesIn('seniors-basic.csv', seniorsBasicCategories)
export const emergency = phrasesIn('emergency.csv')

export type Phrase = RowOf<typeof everyday>
export type GroupedPhrase = Phrase & { readonly category: string }
