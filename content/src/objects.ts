import * as v from 'valibot'
import { spokenAsWritten } from './fields.ts'
import { kind, type RowOf } from './kind.ts'
import { nounsComplete, taughtWord } from './noun.ts'
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
  category: v.picklist(objectCategories, 'is not a category of objects'),
  /** One emoji that shows the thing. */
  icon: v.pipe(v.string(), v.regex(/^\p{RGI_Emoji}$/v, 'is not one emoji')),
  ...taughtWord,
  farsi: persian,
  transliteration,
})
type Row = v.InferOutput<typeof row>

/** What children learn by pictures. */
export const objects = kind({
  file: 'objects.csv',
  row: v.pipe(row, nounsComplete<Row>(), spokenAsWritten<Row>('farsi', 'transliteration')),
  key: (row) => withArticle(row),
  spoken: (object) => ({
    german: [withArticle(object)],
    persian: [{ farsi: object.farsi, transliteration: object.transliteration }],
  }),
})
export type LearnObject = RowOf<typeof objects>
