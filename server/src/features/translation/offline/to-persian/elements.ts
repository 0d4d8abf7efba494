import type { AdjectiveReading } from '../german/adjective-index.ts'
import type { Case, Determiner } from '../german/function-words.ts'
import type { Noun } from '../lexicon.ts'
import type { Person } from '../persian/conjugate.ts'

/** A noun or pronoun with all that belongs to it. */
export interface Phrase {
  readonly kind: 'phrase'
  /** The folded German preposition, or ''. */
  readonly preposition: string
  readonly determiner?: Determiner
  /** In Persian. */
  readonly number: string
  readonly adjectives: readonly AdjectiveReading[]
  readonly head: Head
  readonly isPlural: boolean
  readonly cases: readonly Case[]
  /** The name of somebody who is called by what he is to somebody: mein Sohn Ali. */
  readonly named?: string
  /** What follows with a preposition or in the genitive, and belongs to it. */
  readonly owner?: Phrase
  /** What is joined to it by و or یا. */
  readonly joined?: { readonly by: string; readonly phrase: Phrase }
}

export type Head =
  | { readonly kind: 'noun'; readonly noun: Noun }
  | { readonly kind: 'name'; readonly text: string }
  | {
      readonly kind: 'pronoun'
      readonly persons: readonly Person[]
      readonly isThing?: boolean
      readonly isAnybody?: boolean
    }
  /** این: das, dies */
  | { readonly kind: 'this' }
  | { readonly kind: 'ready'; readonly farsi: string }

export type Element =
  | Phrase
  | { readonly kind: 'adverb'; readonly farsi: string; readonly isTime: boolean }
  | {
      readonly kind: 'adjective'
      readonly reading: AdjectiveReading
      readonly degree: string
      readonly than?: Phrase
    }
  | { readonly kind: 'question'; readonly key: string; readonly farsi: string }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'gern' }

export const isPhrase = (element: Element): element is Phrase => element.kind === 'phrase'
