import type { LearningState } from '@pol/contract/operations/learning'
import { keyOf } from '@pol/learning/card'
import type { Known } from './store.ts'

/** What is known after an answer of the server with what has changed. */
export function received(known: Known, changed: LearningState): Known {
  // After a new beginning, only cards of later answers exist, and all of them have changed.
  const kept = changed.restarted_at === known.restarted_at ? known.cards : []
  const cards = new Map([...kept, ...changed.cards].map((card) => [keyOf(card), card]))
  const { version, stars, settings, restarted_at } = changed
  return { ...known, version, cards: [...cards.values()], stars, settings, restarted_at }
}
