import compounds from 'virtual:german-compounds'
import { compoundParts, reviewedCompounds } from '@pol/language/compounds'
import type { FormIndex } from '@pol/language/form-index'
import type { Entry } from './entries.ts'

const reviewed = reviewedCompounds(compounds)

/** For each part of a compound its entries; empty for other words, and for all that are not German. */
export function partsOf(index: FormIndex<Entry>, word: string): readonly (readonly Entry[])[] {
  return index.language === 'de' ? compoundParts(index, word, reviewed) : []
}
