import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { glossOf } from '../gloss.ts'
import { wordsOf } from '../gloss-words.ts'
import { reasonOfEnding } from './case.ts'
import { reasonOfForm } from './form.ts'
import { reasonOfMissing } from './missing.ts'
import { reasonOfOrder, type WrongOrder } from './order.ts'
import { reasonOfOtherWord } from './other-word.ts'
import type { Reason } from './reason.ts'
import { reasonOfSpelling } from './spelling.ts'

/** Why a written sentence is wrong: a word is missing, the order is wrong, or one word is another one. */
export function reasonOfSentence<Entry extends Inflected>(
  wrong: WrongOrder,
  index: FormIndex<Entry>,
): Reason | null {
  return reasonOfMissing(index.language, wrong) ?? reasonOfOrder(wrong, index) ?? ofOneWord(wrong, index)
}

function ofOneWord<Entry extends Inflected>(
  { right, given }: WrongOrder,
  index: FormIndex<Entry>,
): Reason | null {
  const { language } = index
  const [words, typed] = [wordsOf(right), wordsOf(given)]
  const wrong = words.flatMap(({ folded }, place) => (folded === typed[place]?.folded ? [] : place))
  const [place = 0] = wrong
  const [word, other] = [words[place], typed[place]]
  if (words.length !== typed.length || wrong.length !== 1 || !word || !other) return null
  const entry = glossOf(index, right).find((row) => row.words.includes(place))?.hits[0]?.entry
  const pair = { right: word.text, given: other.text }
  if (!entry) return reasonOfSpelling(language, pair.right, pair.given)
  return (
    reasonOfForm({ language, entry, ...pair }) ??
    (language === 'de' ? reasonOfEnding({ sentence: right, at: word.at, entry, ...pair }, index) : null) ??
    reasonOfOtherWord(other.text, [entry], index) ??
    reasonOfSpelling(language, pair.right, pair.given)
  )
}
