import type { GermanAmount } from '@pol/content/script/amounts'
import type { FormField } from '@pol/content/script/forms'
import type { SpellingWord } from '@pol/content/script/spelling'
import type { WritingRule } from '@pol/content/script/writing-rules'
import type { SoundWord } from '@pol/content/sounds'
import type { AmountQuestion } from '@pol/learning/script/german-number-round'
import type { PairQuestion } from '@pol/learning/script/minimal-pairs'
import type { SpellingQuestion } from '@pol/learning/script/spelling-by-ear'
import type { CardId } from '@pol/learning/values'
import type { CapitalSentence } from '../../../../build/capital-sentences.ts'

/** A question of an exercise. */
export type WritingQuestion =
  | { readonly kind: 'hear'; readonly question: PairQuestion<SoundWord> }
  | { readonly kind: 'spell'; readonly question: SpellingQuestion<SpellingWord> }
  | { readonly kind: 'capitals'; readonly sentence: CapitalSentence }
  | { readonly kind: 'field'; readonly field: FormField }
  | { readonly kind: 'amount'; readonly question: AmountQuestion<GermanAmount> }

/** The card names what is asked, so that it is repeated when it was wrong. It is no item of practice. */
export type AskedWritingStep = WritingQuestion & { readonly card: CardId }

/** A part of a round that is shown at once. */
export type WritingStep = { readonly kind: 'rule'; readonly rule: WritingRule } | AskedWritingStep
