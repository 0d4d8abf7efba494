import * as v from 'valibot'
import { checkTransliteration } from './fields.ts'
import { id } from './ids.ts'
import { kind, type RowOf } from './kind.ts'
import { wordColumns, wordFields } from './word-fields.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'
import { withArticle } from './with-article.ts'

/** Specification section 3. */
export const objectCategories = [
  'animals',
  'nature',
  'food',
  'home',
  'transport',
  'technology',
  'clothing',
  'school',
  'toys',
  'emotions',
  'people',
  'tools',
  'places',
  'music',
  'actions',
  'time',
  'shopping',
  'communication',
] as const
export type ObjectCategory = (typeof objectCategories)[number]

const row = v.object({
  id,
  /** Id of the lexicon entry. */
  entry: id,
  category: v.picklist(objectCategories, 'is not an object category'),
  /** Exactly one emoji. */
  icon: v.pipe(v.string(), v.regex(/^\p{RGI_Emoji}$/v, 'is not one emoji')),
  ...wordFields,
  farsi: persian,
  transliteration,
})
type Row = v.InferOutput<typeof row>

/** Words with pictures, for children. */
export const objects = kind({
  file: 'objects.csv',
  idPrefix: 'object',
  fromLexicon: wordColumns,
  row: v.pipe(row, checkTransliteration<Row>('farsi', 'transliteration')),
  key: (row) => withArticle(row),
  spoken: (object) => ({
    german: [withArticle(object)],
    persian: [{ farsi: object.farsi, transliteration: object.transliteration }],
  }),
})
export type LearnObject = RowOf<typeof objects>
