import type { CardId } from '../values.ts'

/** A part of a step of the script that is shown at once. Words, rules, signs and questions are indexes, from 0. */
export type ScriptLessonStep = SeenStep | AskedStep

/** It asks nothing. */
type SeenStep =
  /** A letter alone and joined, with its sound. */
  | { readonly kind: 'letter'; readonly letter: string }
  /** The ten digits. */
  | { readonly kind: 'digits' }
  | { readonly kind: 'rule'; readonly rule: number }
  /** A letter is drawn over its shape. */
  | { readonly kind: 'trace'; readonly letter: string }
  /** The text of the step. */
  | { readonly kind: 'text' }

/** `others` are the wrong choices. The card names what is asked, so that it is repeated when it was wrong. */
export type AskedStep = { readonly card: CardId } & (
  | /** A letter is heard, and found among others. */
    { readonly kind: 'find-letter'; readonly letter: string; readonly others: readonly string[] }
  /** A word is heard, and found among others. */
  | { readonly kind: 'find-word'; readonly word: number; readonly others: readonly number[] }
  /** The word that begins with a letter is found among joined words. */
  | {
      readonly kind: 'find-first'
      readonly letter: string
      readonly word: number
      readonly others: readonly number[]
    }
  /** A joined word is found for its single letters, or its letters for the word. */
  | {
      readonly kind: 'join'
      readonly shows: 'letters' | 'word'
      readonly word: number
      readonly others: readonly number[]
    }
  /** A word is read, and its sound is chosen. */
  | { readonly kind: 'read'; readonly word: number; readonly others: readonly number[] }
  /** A word is heard, and written with its letters in disorder or with a keyboard. */
  | { readonly kind: 'write'; readonly word: number; readonly by: 'tiles' | 'keyboard' }
  /** The meaning of a text on a thing is chosen. */
  | { readonly kind: 'sign'; readonly sign: number; readonly others: readonly number[] }
  | { readonly kind: 'question'; readonly question: number }
)

export interface ScriptWordMaterial {
  readonly id: string
  readonly farsi: string
  readonly transliteration: string
  readonly german: string
  /** Whether it can be written from hearing. */
  readonly write: boolean
}

/** What a step of the script is made of. */
export interface ScriptMaterial {
  /** From 1. */
  readonly step: number
  /** Its new letters, digits and signs. */
  readonly letters: readonly string[]
  /** The letters of the steps before, from the first on. */
  readonly known: readonly string[]
  /** The letters that this learner got wrong before, the hardest first. */
  readonly mixedUp: readonly string[]
  /** The item of practice of each letter; آ has none. */
  readonly itemOfLetter: ReadonlyMap<string, string>
  /** From easy to hard. */
  readonly words: readonly ScriptWordMaterial[]
  readonly rules: readonly { readonly examples: readonly { readonly farsi: string }[] }[]
  readonly signs: readonly { readonly id: string; readonly german: string }[]
  readonly text: readonly unknown[]
  readonly questions: readonly unknown[]
}
