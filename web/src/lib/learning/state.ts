import type { Star } from '@pol/contract/operations/learning'
import { type Answer, type Card, type Cards, keyOf } from '@pol/learning/card'
import { foldOnto } from '@pol/learning/fold'
import { withAnswers } from '@pol/learning/history'
import type { LearnerState } from './learner-state.ts'
import type { Known, Stored, Waiting } from './store.ts'

/** What follows from what is stored. */
export type StoredState = Omit<LearnerState, 'isDelayed'>

/** What the learner sees: what the server has said, with what waits. */
export function stateOf(stored: Stored, zone: string): StoredState {
  const { known, waiting } = stored
  const base = cardsOf(known)
  return withWaiting(stored, foldOnto(base, waiting.answers, known.restarted_at), base, zone)
}

/** As `stateOf`, after changes with these answers: the other cards stay as they are. */
export function stateAfter(
  answers: readonly Answer[],
  before: StoredState,
  stored: Stored,
  zone: string,
): StoredState {
  const { known, waiting } = stored
  const keys = new Set(answers.map(keyOf))
  const base = cardsOf(known)
  const cards = new Map(
    [...keys].flatMap((key): [string, Card][] => {
      const card = base.get(key)
      return card ? [[key, card]] : []
    }),
  )
  const ofCards = waiting.answers.filter((answer) => keys.has(keyOf(answer)))
  const changed = foldOnto(cards, ofCards, known.restarted_at)
  return withWaiting(stored, new Map([...before.cards, ...changed]), base, zone)
}

const cardsByKey = new WeakMap<Known, Cards>()

/** Kept for as long as the server says nothing new: with thousands of cards, making it takes longer than an answer may. */
function cardsOf(known: Known): Cards {
  let cards = cardsByKey.get(known)
  if (!cards) cardsByKey.set(known, (cards = new Map(known.cards.map((card) => [keyOf(card), card]))))
  return cards
}

function withWaiting(stored: Stored, cards: Cards, base: Cards, zone: string): StoredState {
  const { known, waiting, allowance } = stored
  const counted = waiting.answers.filter(({ at }) => known.restarted_at === null || at >= known.restarted_at)
  return {
    cards,
    stars: starsWith(known.stars, waiting.stars),
    settings: { ...known.settings, ...waiting.settings },
    history: withAnswers(known.history, base, counted, zone),
    allowance,
    restartedAt: known.restarted_at,
    waiting: waiting.answers.length,
  }
}

function starsWith(stars: readonly Star[], changes: Waiting['stars']): Star[] {
  const changed = new Set(changes.map(({ item }) => item))
  const added = changes.filter(({ isStarred }) => isStarred).map(({ item, at }): Star => ({ item, at }))
  return [...added, ...stars.filter(({ item }) => !changed.has(item))].toSorted((one, other) =>
    one.at < other.at ? 1 : -1,
  )
}
