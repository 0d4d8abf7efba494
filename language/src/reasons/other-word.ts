import { fold, withoutArticle } from '../fold.ts'
import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { hitsOf } from '../gloss.ts'
import { reasonOfChoice } from './choice.ts'
import type { Reason } from './reason.ts'

/** An entry of "nicht", but no word. */
const negativePrefix = 'ن'
/** One meaning of several would look like the only one. */
const mostMeanings = 3

/**
 * What the typed text means, if it is another taught word: "„schon“ heißt „دیگر، قبلاً“." Null if it also means what was
 * asked, which would be no reason.
 *
 * @param asked the entries whose meanings are asked.
 */
export function reasonOfOtherWord<Entry extends Inflected>(
  typed: string,
  asked: readonly Inflected[],
  index: FormIndex<Entry>,
): Reason | null {
  const { language } = index
  const textOf = (entry: Inflected) => (language === 'de' ? entry.german : entry.farsi)
  const entriesOf = (text: string) =>
    hitsOf(index, text)
      .filter(({ entry, features }) => features.length === 0 && fold(textOf(entry)) === fold(text))
      .map(({ entry }) => entry)
  // "ein paar" is an entry of its own, not the noun "Paar" with an article.
  const isWhole = language === 'fa' || entriesOf(typed).length > 0
  const word = isWhole ? typed : withoutArticle(typed)
  const words = entriesOf(word)
  const isAlike = words.some(({ german, farsi }) =>
    asked.some((entry) => fold(german) === fold(entry.german) || fold(farsi) === fold(entry.farsi)),
  )
  // "Morgen" before "morgen"
  const exact = words.filter((entry) => textOf(entry) === word)
  const [meant] = exact.length > 0 ? exact : words
  if (!meant || isAlike) return null
  const withArticle = ({ article, german }: Entry) => (article === '' ? german : `${article} ${german}`)
  const learned = language === 'de' ? withArticle(meant) : meant.farsi
  // "der See" and "die See" are two words.
  const senses = (exact.length > 0 ? exact : words).filter(
    (entry) => language === 'fa' || entry.article === meant.article,
  )
  const meanings = senses.map((entry) => (language === 'de' ? entry.farsi : withArticle(entry)))
  const few = [...new Set(meanings)].filter((text) => text !== negativePrefix).slice(0, mostMeanings)
  return reasonOfChoice(learned, few.join(language === 'de' ? '، ' : ', '))
}
