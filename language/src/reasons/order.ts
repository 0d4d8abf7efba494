import { fold } from '../fold.ts'
import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { wordsOf } from '../gloss-words.ts'
import { ordersWithMarks } from '../right-orders.ts'
import { clausesOf, type Place } from './clauses.ts'
import { ezafeIn } from './ezafe.ts'
import { reasonOfGermanOrder } from './german-order.ts'
import { reasonOfPlaces } from './order-places.ts'
import { reasonOfPersianOrder } from './persian-order.ts'
import type { Reason } from './reason.ts'
import type { WrongOrder } from './wrong-order.ts'

/**
 * The rule of word order that the given order breaks; where no rule is certain, what stands where. Null if the order is
 * right, or the words are others.
 */
export function reasonOfOrder<Entry extends Inflected>(
  { right, given, transliteration }: WrongOrder,
  index: FormIndex<Entry>,
): Reason | null {
  if (ordersWithMarks(right, index.language).some((order) => fold(order) === fold(given))) return null
  const clauses = clausesOf(index, right, given) ?? []
  const sounds = transliteration.split(' ')
  const words = wordsOf(right)
  const hasEzafe = ({ word }: Place<Entry>) => {
    const place = words.findIndex(({ at }) => at === word.at)
    return sounds.length === words.length && ezafeIn(sounds[place] ?? '') !== null
  }
  for (const [at, clause] of clauses.entries()) {
    const reason =
      index.language === 'de'
        ? reasonOfGermanOrder(clause, clauses[at - 1])
        : reasonOfPersianOrder(clause, hasEzafe)
    if (reason) return reason
  }
  return reasonOfPlaces(index.language, { right, given, transliteration })
}
