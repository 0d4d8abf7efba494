import type { Hit } from '../form-index.ts'
import type { Word } from '../gloss-words.ts'

/** A sentence in both languages. */
export interface Sentence {
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
}

/** A sentence in which one form is blanked out. */
export interface Gap extends Sentence {
  /** Start index of the form in the sentence of the learned language. */
  readonly at: number
  readonly answer: string
  /** Two or three wrong forms of the same word. */
  readonly wrongForms: readonly string[]
}

/** A word of a sentence as a form of one entry, with wrong forms for it. */
export interface Found<Entry> {
  readonly word: Word
  readonly entry: Entry
  readonly wrongForms: readonly string[]
}

/** The words of a sentence, and the candidate forms of each, the likeliest first. */
export interface Glossed<Entry> {
  readonly words: readonly Word[]
  readonly hits: readonly (readonly Hit<Entry>[])[]
  readonly sentence: Sentence
}
