import * as v from 'valibot'
import { article, checkTransliteration, german, optional } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { transliteration } from '../transliteration.ts'
import { withArticle } from '../with-article.ts'
import { step } from './step-number.ts'

const row = v.object({
  id,
  step,
  /** Id of the lexicon entry; empty for a number, or another form of a word, whose texts are in the row. */
  entry: optional(id),
  german,
  article: v.optional(optional(article), ''),
  /** Which sense is meant, for German and for Persian readers. */
  sense_german: v.optional(optional(german), ''),
  sense_farsi: v.optional(optional(persian), ''),
  farsi: persian,
  transliteration,
  /** Whether the word is also written from hearing. */
  write: v.pipe(
    v.picklist(['', 'yes'], 'is neither yes nor empty'),
    v.transform((cell) => cell === 'yes'),
  ),
})
type Row = v.InferOutput<typeof row>

/** The words of the steps, from easy to hard; a lesson shows the first ones. */
export const scriptWords = kind({
  file: 'script/words.csv',
  idPrefix: 'script-word',
  fromLexicon: ['german', 'article', 'sense_german', 'sense_farsi', 'farsi', 'transliteration'],
  hasOwnTexts: true,
  row: v.pipe(
    row,
    checkTransliteration<Row>('farsi', 'transliteration'),
    v.transform(({ article, german, ...word }) => ({ ...word, german: withArticle({ german, article }) })),
  ),
  key: ({ farsi }) => farsi,
  spoken: ({ farsi, transliteration }) => ({ german: [], persian: [{ farsi, transliteration }] }),
})
export type ScriptWordRow = RowOf<typeof scriptWords>
