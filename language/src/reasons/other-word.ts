import { fold, withoutArticle } from '../fold.ts'
import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { hitsOf } from '../gloss.ts'
import { reasonOfChoice } from './choice.ts'
import type { Reason } from './reason.ts'

/**
 * What the typed text means, if it is another taught word: "„schon“ heißt „قبلاً“." Null if it also means what was asked,
 * which would be no reason.
 */
export function reasonOfOtherWord<Entry extends Inflected>(
  typed: string,
  asked: Inflected,
  index: FormIndex<Entry>,
): Reason | null {
  const { language } = index
  const key = fold(language === 'de' ? withoutArticle(typed) : typed)
  const words = hitsOf(index, key).filter(
    ({ entry, features }) =>
      features.length === 0 && fold(language === 'de' ? entry.german : entry.farsi) === key,
  )
  const isAlike = words.some(
    ({ entry }) => fold(entry.german) === fold(asked.german) || fold(entry.farsi) === fold(asked.farsi),
  )
  const [first] = words
  if (!first || isAlike) return null
  const { german, farsi, article } = first.entry
  const withArticle = article === '' ? german : `${article} ${german}`
  return language === 'de' ? reasonOfChoice(withArticle, farsi) : reasonOfChoice(farsi, withArticle)
}
