import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { reasonOfMissing } from './missing.ts'
import { reasonOfNegation } from './negation.ts'
import { reasonOfOneWord } from './one-word.ts'
import { reasonOfOrder } from './order.ts'
import { reasonOfJoinedPrefix } from './prefix.ts'
import type { Reason } from './reason.ts'
import { reasonOfSpacing } from './spacing.ts'
import type { WrongOrder } from './wrong-order.ts'

/** Why a written sentence is wrong: a word is missing or joined, the order is wrong, or one word is another one. */
export function reasonOfSentence<Entry extends Inflected>(
  wrong: WrongOrder,
  index: FormIndex<Entry>,
): Reason | null {
  const { language } = index
  return (
    reasonOfSpacing(language, wrong) ??
    reasonOfMissing(language, wrong) ??
    reasonOfNegation(language, wrong) ??
    reasonOfOrder(wrong, index) ??
    (language === 'de' ? reasonOfJoinedPrefix(wrong, index) : null) ??
    reasonOfOneWord(wrong, index)
  )
}
