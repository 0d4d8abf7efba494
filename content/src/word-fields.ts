import * as v from 'valibot'
import { article, german, optional } from './fields.ts'

/** Columns of a German word; a noun has its article and, if it exists, its plural. */
export const wordFields = {
  german,
  article: optional(article),
  plural: optional(german),
  /** Nouns that have only one of the two. */
  number: v.picklist(['', 'singular', 'plural'], 'is neither singular nor plural'),
  /** The woman's form, where the Persian word means both. */
  feminine: optional(german),
}

/** The columns of a word that other files take from the lexicon. */
export const wordColumns = [
  'german',
  'article',
  'plural',
  'number',
  'feminine',
  'farsi',
  'transliteration',
] as const
