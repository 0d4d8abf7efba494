import type { Noun } from '../lexicon.ts'
import type { Person } from '../persian/conjugate.ts'

/** A noun or pronoun with all that belongs to it, read from Persian. */
export interface Phrase {
  readonly kind: 'phrase'
  /** Folded, or ''. */
  readonly preposition: string
  readonly determiner: '' | 'this' | 'that' | 'every' | 'which' | 'all' | 'no'
  /** In German, or ''. */
  readonly number: string
  readonly superlative: string
  readonly head:
    | { readonly noun: Noun }
    | { readonly name: string }
    | { readonly person: Person; readonly isFemale?: boolean }
    | { readonly ready: string }
  readonly isPlural: boolean
  readonly isIndefinite: boolean
  /** Whether را follows. */
  readonly isObject: boolean
  /** In German, undeclined. */
  readonly adjectives: readonly string[]
  readonly owner?: Person
  /** Whether the owner is a woman. */
  readonly isHers?: boolean
  readonly ownedBy?: Phrase
  readonly joined?: { readonly by: string; readonly phrase: Phrase }
}

export type Element =
  | Phrase
  | { readonly kind: 'adverb'; readonly german: string; readonly isTime: boolean }
  | { readonly kind: 'adjective'; readonly german: string }
  | { readonly kind: 'question'; readonly german: string }
  | { readonly kind: 'unknown'; readonly text: string }

export const isPhrase = (element: Element): element is Phrase => element.kind === 'phrase'
export const nounOf = ({ head }: Phrase): string => ('noun' in head ? head.noun.german : '')
