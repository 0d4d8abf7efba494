import * as v from 'valibot'
import { german, checkPunctuation, checkTransliteration } from './fields.ts'
import { id } from './ids.ts'
import { kind, type RowOf } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

const phrase = v.object({ id, german, farsi: persian, transliteration })
type PhraseRow = v.InferOutput<typeof phrase>

/** A file of phrases in both languages. */
function phraseKind(file: string, idPrefix: string) {
  return kind({
    file,
    idPrefix,
    row: v.pipe(
      phrase,
      checkTransliteration<PhraseRow>('farsi', 'transliteration'),
      checkPunctuation<PhraseRow>('german', 'farsi', 'transliteration'),
    ),
    key: ({ german }) => german,
    spoken: (row) => spokenTexts(row),
  })
}

/** A file of phrases with one of the given categories each. */
function groupedPhraseKind<const Category extends string>(
  file: string,
  idPrefix: string,
  categories: readonly Category[],
) {
  const row = v.object({
    category: v.picklist(categories, 'is not a category of this file'),
    ...phrase.entries,
  })
  type Row = v.InferOutput<typeof row>
  return kind({
    file,
    idPrefix,
    row: v.pipe(
      row,
      checkTransliteration<Row>('farsi', 'transliteration'),
      checkPunctuation<Row>('german', 'farsi', 'transliteration'),
    ),
    key: ({ german }) => german,
    spoken: (row) => spokenTexts(row),
  })
}

function spokenTexts({ german, farsi, transliteration }: PhraseRow) {
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
export type PhraseCategory = (typeof phraseCategories)[number]

/** Specification section 2, Adults. */
export const situationNames = [
  'Im Restaurant',
  'Beim Arzt',
  'Beim Einkaufen',
  'Bei der Bank',
  'Im öffentlichen Verkehr',
] as const
export type SituationName = (typeof situationNames)[number]

/** Specification section 2, Seniors. */
export const seniorsBasicCategories = [
  'Grüße',
  'Höflichkeit',
  'Familie',
  'Zahlen und Zeit',
  'Wetter',
] as const
export type SeniorsBasicCategory = (typeof seniorsBasicCategories)[number]

export const phrases = groupedPhraseKind('phrases.csv', 'phrase', phraseCategories)
export const everyday = phraseKind('everyday.csv', 'everyday')
export const situations = groupedPhraseKind('situations.csv', 'situation', situationNames)
export const seniorsTravel = phraseKind('seniors-travel.csv', 'travel')
export const seniorsBasic = groupedPhraseKind('seniors-basic.csv', 'basic', seniorsBasicCategories)
export const emergency = phraseKind('emergency.csv', 'emergency')
/** Additional phrases for an emergency call; the list above is the specified one. */
export const emergencyCall = phraseKind('emergency-call.csv', 'call')

export type Phrase = RowOf<typeof everyday>
export type GroupedPhrase<Category extends string> = Phrase & { readonly category: Category }
