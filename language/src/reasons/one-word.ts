import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { glossOf, hitsOf } from '../gloss.ts'
import { type Word, wordsOf } from '../gloss-words.ts'
import { reasonOfEnding } from './case.ts'
import { reasonOfForm } from './form.ts'
import type { WrongOrder } from './wrong-order.ts'
import { reasonOfOtherWord } from './other-word.ts'
import type { Reason } from './reason.ts'
import { reasonOfSpelling } from './spelling.ts'

/** A word of a sentence that was written otherwise, and its place. */
interface WrongWord {
  readonly word: Word
  readonly typed: Word
  readonly place: number
}

/** The only word that differs; null if several do, or if there are more or fewer words. */
export function onlyWrongWord(right: string, given: string): WrongWord | null {
  const [words, typed] = [wordsOf(right), wordsOf(given)]
  const wrong = words.flatMap(({ folded }, place) => (folded === typed[place]?.folded ? [] : place))
  const [place = 0] = wrong
  const [word, other] = [words[place], typed[place]]
  return words.length === typed.length && wrong.length === 1 && word && other
    ? { word, typed: other, place }
    : null
}

/** Why a sentence is wrong in which one word is another one. */
export function reasonOfOneWord<Entry extends Inflected>(
  { right, given }: WrongOrder,
  index: FormIndex<Entry>,
): Reason | null {
  const { language } = index
  const wrong = onlyWrongWord(right, given)
  if (!wrong) return null
  const { word, typed, place } = wrong
  const pair = { right: word.text, given: typed.text }
  const entries = entriesAt(right, place, word, index)
  for (const entry of entries) {
    const reason =
      reasonOfForm({ language, entry, ...pair }) ??
      (language === 'de' ? reasonOfEnding({ sentence: right, at: word.at, entry, ...pair }, index) : null)
    if (reason) return reason
  }
  // Whether a negation is the right one is a matter of its sentence, not of its meaning.
  const isNegation = typed.folded === 'nicht'
  return (
    (entries.length > 0 && !isNegation ? reasonOfOtherWord(typed.text, entries, index) : null) ??
    reasonOfSpelling(pair.right, pair.given, index)
  )
}

/** What a word is in its sentence, and then what it is alone: "bin" of "Ich bin müde", "ein" of "ein Buch lesen". */
function entriesAt<Entry extends Inflected>(
  sentence: string,
  place: number,
  word: Word,
  index: FormIndex<Entry>,
): readonly Entry[] {
  const row = glossOf(index, sentence).find(({ words }) => words.includes(place))
  const inSentence = row?.hits[0]?.entry
  const isAlone = row?.words.length === 1
  const alone = isAlone ? [] : hitsOf(index, word.text).map(({ entry }) => entry)
  return [...new Set([...(inSentence ? [inSentence] : []), ...alone])]
}
