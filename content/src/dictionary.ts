import * as v from 'valibot'
import { article, german, optional, spokenAsWritten } from './fields.ts'
import { kind, type RowOf } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

/** Specification section 3. */
export const wordTypes = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'greeting',
  'phrase',
  'number',
  'word',
  'preposition',
  'conjunction',
  'pronoun',
] as const
export type WordType = (typeof wordTypes)[number]

const row = v.object({
  german: v.pipe(
    german,
    v.check((text) => !/[()/;]/.test(text), 'is more than one word as one would look it up'),
  ),
  /** Which sense of the word is meant, in German, where it has several. */
  sense: optional(german),
  article: optional(article),
  plural: optional(german),
  farsi: persian,
  transliteration,
  type: v.picklist(wordTypes, 'is not a type of the dictionary'),
})

export const dictionary = kind({
  file: 'dictionary.csv',
  row: v.pipe(
    row,
    v.check(
      (entry) => (entry.type === 'noun') === (entry.article !== ''),
      'article: nouns have one, others none',
    ),
    v.check((entry) => entry.type === 'noun' || entry.plural === '', 'plural: only nouns have one'),
    spokenAsWritten<v.InferOutput<typeof row>>('farsi', 'transliteration'),
  ),
  key: ({ german, type, sense }) => [german, type, sense].filter(Boolean).join(', '),
  spoken: ({ german, farsi, transliteration }) => ({
    german: [german],
    persian: [{ farsi, transliteration }],
  }),
})
export type DictionaryEntry = RowOf<typeof dictionary>
