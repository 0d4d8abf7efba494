import { type Cards, keyOf } from '@pol/learning/card'
import { foldOnto } from '@pol/learning/fold'
import { withAnswers } from '@pol/learning/history'
import type { Answer, Card, DailyQuota, History, Settings, Star } from '@pol/learning/values'
import type { Queue } from './queue.ts'
import type { ServerState } from './server-state.ts'
import type { Stored } from './store.ts'

/** Server state plus queued changes: the state that the learner sees. */
export interface LearnerState {
  readonly cards: Cards
  /** The newest first. */
  readonly stars: readonly Star[]
  readonly settings: Settings
  readonly history: History
  /** Number of finished rounds since the last restart. */
  readonly rounds: number
  /** The quota of today, if it is fixed. */
  readonly quota: DailyQuota | null
  /** ISO time of the last restart. */
  readonly restartedAt: string | null
  /** Number of answers in the queue. */
  readonly waiting: number
  /** Whether the last attempt to send the queue failed. */
  readonly isDelayed: boolean
}

/** The part of the state that follows from the store. */
export type StoredState = Omit<LearnerState, 'isDelayed'>

export function stateOf(stored: Stored, zone: string): StoredState {
  const { serverState, queue } = stored
  const base = cardsOf(serverState)
  return withQueue(stored, foldOnto(base, queue.answers, serverState.restarted_at), base, zone)
}

/** Incremental `stateOf`, after these answers were queued: cards without a new answer are reused from `before`. */
export function stateAfter(
  answers: readonly Answer[],
  before: StoredState,
  stored: Stored,
  zone: string,
): StoredState {
  const { serverState, queue } = stored
  const keys = new Set(answers.map(keyOf))
  const base = cardsOf(serverState)
  const cards = new Map(
    [...keys].flatMap((key): [string, Card][] => {
      const card = base.get(key)
      return card ? [[key, card]] : []
    }),
  )
  const ofCards = queue.answers.filter((answer) => keys.has(keyOf(answer)))
  const changed = foldOnto(cards, ofCards, serverState.restarted_at)
  return withQueue(stored, new Map([...before.cards, ...changed]), base, zone)
}

const cardsByKey = new WeakMap<ServerState, Cards>()

/** Cached per server state: with thousands of cards, building the map would delay each answer. */
function cardsOf(state: ServerState): Cards {
  let cards = cardsByKey.get(state)
  if (!cards) cardsByKey.set(state, (cards = new Map(state.cards.map((card) => [keyOf(card), card]))))
  return cards
}

function withQueue(stored: Stored, cards: Cards, base: Cards, zone: string): StoredState {
  const { serverState, queue, quota } = stored
  const { restarted_at } = serverState
  const counts = ({ at }: { readonly at: string }) => restarted_at === null || at >= restarted_at
  return {
    cards,
    stars: starsWith(serverState.stars, queue.stars),
    settings: { ...serverState.settings, ...queue.settings },
    history: withAnswers(serverState.history, base, queue.answers.filter(counts), zone),
    rounds: serverState.rounds + queue.rounds.filter(counts).length,
    quota,
    restartedAt: restarted_at,
    waiting: queue.answers.length,
  }
}

function starsWith(stars: readonly Star[], changes: Queue['stars']): Star[] {
  const changed = new Set(changes.map(({ item }) => item))
  const added = changes.filter(({ isStarred }) => isStarred).map(({ item, at }): Star => ({ item, at }))
  return [...added, ...stars.filter(({ item }) => !changed.has(item))].toSorted((a, b) =>
    a.at < b.at ? 1 : -1,
  )
}
