import compounds from 'virtual:german-compounds'
import { compoundParts, reviewedCompounds } from '@pol/language/compounds'
import type { FormIndex } from '@pol/language/form-index'
import type { Entry } from './entries.ts'

/** The compounds whose parts were reviewed. */
export const reviewed = reviewedCompounds(compounds)

/** The entries of each part of a German compound; empty for any other word. */
export function partsOf(index: FormIndex<Entry>, word: string): readonly (readonly Entry[])[] {
  return index.language === 'de' ? compoundParts(index, word, reviewed) : []
}
