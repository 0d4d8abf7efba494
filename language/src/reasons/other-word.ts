import { fold, withoutArticle } from '../fold.ts'
import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { hitsOf } from '../gloss.ts'
import { reasonOfChoice } from './choice.ts'
import type { Reason } from './reason.ts'

/**
 * What the typed text means, if it is another taught word: "„schon“ heißt „قبلاً“." Null if it also means what was asked,
 * which would be no reason.
 *
 * @param asked the entries whose meanings are asked.
 */
export function reasonOfOtherWord<Entry extends Inflected>(
  typed: string,
  asked: readonly Inflected[],
  index: FormIndex<Entry>,
): Reason | null {
  const { language } = index
  const word = language === 'de' ? withoutArticle(typed) : typed
  const textOf = (entry: Inflected) => (language === 'de' ? entry.german : entry.farsi)
  const words = hitsOf(index, word)
    .filter(({ entry, features }) => features.length === 0 && fold(textOf(entry)) === fold(word))
    .map(({ entry }) => entry)
  const isAlike = words.some(({ german, farsi }) =>
    asked.some((entry) => fold(german) === fold(entry.german) || fold(farsi) === fold(entry.farsi)),
  )
  // "Morgen" before "morgen"
  const meant = words.find((entry) => textOf(entry) === word) ?? words[0]
  if (!meant || isAlike) return null
  const { german, farsi, article } = meant
  const withArticle = article === '' ? german : `${article} ${german}`
  return language === 'de' ? reasonOfChoice(withArticle, farsi) : reasonOfChoice(farsi, withArticle)
}
