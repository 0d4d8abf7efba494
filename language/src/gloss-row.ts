import type { Hit } from './form-index.ts'
import type { Name } from './names.ts'

/** One row of a gloss: a word, or several that belong together, of the text. */
export interface GlossRow<Entry> {
  /** As it stands in the text; parts that stand apart are parted by "…". */
  readonly text: string
  /** The words of the text that it explains, counted from 0. Every word is in exactly one row. */
  readonly words: readonly number[]
  /** Its readings, the likeliest first; empty where no entry explains it. */
  readonly hits: readonly Hit<Entry>[]
  /** The value of a number, in German notation: "2,5", 250 for "zweihundertfünfzig", 3. for "سوم", 2½ for "دو و نیم". */
  readonly number?: string
  readonly name?: Name
  /** Whether it means the same in every language: an address, a telephone number. */
  readonly isLiteral?: boolean
  /** Whether it negates, which the entry alone does not tell. */
  readonly negative: boolean
}
