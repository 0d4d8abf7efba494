import * as v from 'valibot'
import { article, german, optional } from './fields.ts'

/** Columns of a German word; nouns have an article and, if it exists, a plural. */
export const wordFields = {
  german,
  article: optional(article),
  plural: optional(german),
  /** For nouns that only have a singular or a plural. */
  number: v.picklist(['', 'singular', 'plural'], 'is neither singular nor plural'),
  /** The feminine form, if the Persian word covers both genders. */
  feminine: optional(german),
}

/** The word columns that other files copy from the lexicon. */
export const wordColumns = [
  'german',
  'article',
  'plural',
  'number',
  'feminine',
  'farsi',
  'transliteration',
] as const
