/** A text in both languages. */
export interface Pair {
  readonly german: string
  readonly farsi: string
}
