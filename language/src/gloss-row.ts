import type { Hit } from './form-index.ts'
import type { Name } from './names.ts'

/** One row of a gloss: a word of the text, or several that belong together. */
export interface GlossRow<Entry> {
  /** As written in the text; "…" separates parts that are apart. */
  readonly text: string
  /** Indexes of the words that it explains, from 0. Every word is in exactly one row. */
  readonly words: readonly number[]
  /** Its readings, the likeliest first; empty if no entry explains it. */
  readonly hits: readonly Hit<Entry>[]
  /** The value of a number in German notation: "2,5", 250 for "zweihundertfünfzig", 3. for "سوم", 2½ for "دو و نیم". */
  readonly number?: string
  readonly name?: Name
  /** Whether it is the same in every language: an address, a telephone number. */
  readonly isLiteral?: boolean
  /** Whether it is negated, which the entry alone does not show. */
  readonly negative: boolean
}
