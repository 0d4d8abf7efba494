import type { Hit } from '../form-index.ts'
import type { Word } from '../gloss-words.ts'

/** A sentence in both languages. */
export interface Sentence {
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
}

/** A sentence in which one form is missing. */
export interface Gap extends Sentence {
  /** Where the form stands in the sentence of the language that is learned. */
  readonly at: number
  readonly answer: string
  /** Two or three other forms of the same word; none of them fits. */
  readonly others: readonly string[]
}

/** A form of a sentence as a form of one entry, and its other readings. */
export interface Found<Entry> {
  readonly word: Word
  readonly entry: Entry
  readonly others: readonly string[]
}

/** The words of a sentence, and the forms that each may be, the likeliest first. */
export interface Glossed<Entry> {
  readonly words: readonly Word[]
  readonly hits: readonly (readonly Hit<Entry>[])[]
  readonly sentence: Sentence
}
