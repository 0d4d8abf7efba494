import { fold } from '../fold.ts'
import type { FormIndex } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { wordsOf } from '../gloss-words.ts'
import { rightOrders } from '../right-orders.ts'
import { clausesOf, type Place } from './clauses.ts'
import { ezafeIn } from './ezafe.ts'
import { reasonOfGermanOrder } from './german-order.ts'
import { reasonOfPersianOrder } from './persian-order.ts'
import type { Reason } from './reason.ts'

/** A sentence whose words were put in a wrong order. */
export interface WrongOrder {
  readonly right: string
  readonly given: string
  /** Of a Persian sentence; shows where the ezafe is. */
  readonly transliteration: string
}

/** The rule of word order that the given order breaks; null if no rule is certain. */
export function reasonOfOrder<Entry extends Inflected>(
  { right, given, transliteration }: WrongOrder,
  index: FormIndex<Entry>,
): Reason | null {
  if (rightOrders(right, index.language).some((order) => fold(order) === fold(given))) return null
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
  return null
}
