import type { ReviewedCompounds } from '../compounds.ts'
import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'

/** What is known about words: the index of all forms of the learned language, and compounds whose parts were reviewed. */
export interface Words<Entry extends Inflected> {
  readonly index: FormIndex<Entry>
  readonly compounds: ReviewedCompounds
}
