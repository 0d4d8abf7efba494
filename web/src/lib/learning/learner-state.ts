import { type Cards, keyOf } from '@pol/learning/card'
import { foldOnto } from '@pol/learning/fold'
import { withAnswers } from '@pol/learning/history'
import type { Leaders } from '@pol/learning/leaders'
import { withReports } from '@pol/learning/lessons/merge-reports'
import type {
  Answer,
  Card,
  DailyQuota,
  History,
  LessonProgress,
  MemoryParameters,
  Settings,
  Star,
} from '@pol/learning/values'
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
  /** ISO time at which the last of them was finished; null if there is none. */
  readonly lastRoundAt: string | null
  /** The lessons that were begun since the last restart, in no order. */
  readonly lessons: readonly LessonProgress[]
  /** The quota of today, if it is fixed. */
  readonly quota: DailyQuota | null
  /** The fitted parameters of the memory, in the order of their times. */
  readonly parameters: readonly MemoryParameters[]
  /** ISO time of the last restart. */
  readonly restartedAt: string | null
  /** False until the first response of the server: a new browser does not know yet what was chosen and learned. */
  readonly isFromServer: boolean
  /** Number of answers in the queue. */
  readonly waiting: number
  /** Whether the last attempt to send the queue failed. */
  readonly isDelayed: boolean
  /** Which items stand for others. Cards are those of leaders. */
  readonly leaders: Leaders
}

/** The part of the state that follows from the store. */
export type StoredState = Omit<LearnerState, 'isDelayed'>

/** What the state depends on besides the store. */
export interface StateContext {
  /** Time zone of the learner. */
  readonly zone: string
  readonly leaders: Leaders
}

export function stateOf(stored: Stored, context: StateContext): StoredState {
  const { serverState } = stored
  const answers = countingAnswers(stored, context)
  const base = cardsOf(serverState)
  return withQueue(stored, foldOnto(base, answers, serverState), base, context)
}

/** Incremental `stateOf`, after these answers were queued: cards without a new answer are reused from `before`. */
export function stateAfter(
  answers: readonly Answer[],
  before: StoredState,
  stored: Stored,
  context: StateContext,
): StoredState {
  const { serverState } = stored
  const keys = new Set(answers.map((answer) => keyOf(leading(answer, context))))
  const base = cardsOf(serverState)
  const cards = new Map(
    [...keys].flatMap((key): [string, Card][] => {
      const card = base.get(key)
      return card ? [[key, card]] : []
    }),
  )
  const ofCards = countingAnswers(stored, context).filter((answer) => keys.has(keyOf(answer)))
  const changed = foldOnto(cards, ofCards, serverState)
  return withQueue(stored, new Map([...before.cards, ...changed]), base, context)
}

/** The queued answers since the last restart, each for the item for which the server will count it. */
function countingAnswers({ queue, serverState }: Stored, context: StateContext): Answer[] {
  const restart = serverState.restarted_at ?? ''
  return queue.answers.filter(({ at }) => at >= restart).map((answer) => leading(answer, context))
}

/** An answer from before its item became one with others. */
function leading(answer: Answer, { leaders }: StateContext): Answer {
  return { ...answer, item: leaders.leaderOf(answer.language, answer.item) }
}

const cardsByKey = new WeakMap<ServerState, Cards>()

/** Cached per server state: with thousands of cards, building the map would delay each answer. */
function cardsOf(state: ServerState): Cards {
  let cards = cardsByKey.get(state)
  if (!cards) cardsByKey.set(state, (cards = new Map(state.cards.map((card) => [keyOf(card), card]))))
  return cards
}

function withQueue(stored: Stored, cards: Cards, base: Cards, context: StateContext): StoredState {
  const { serverState, queue, quota } = stored
  const { restarted_at, parameters } = serverState
  const { zone, leaders } = context
  const isCounted = ({ at }: { readonly at: string }) => at >= (restarted_at ?? '')
  const queuedRounds = queue.rounds.filter(isCounted).map(({ at }) => at)
  return {
    cards,
    stars: starsWith(serverState.stars, queue.stars),
    settings: { ...serverState.settings, ...queue.settings },
    history: withAnswers(serverState.history, base, countingAnswers(stored, context), zone, {
      parameters,
      now: new Date().toISOString(),
    }),
    parameters,
    rounds: serverState.rounds + queuedRounds.length,
    lastRoundAt: [serverState.last_round_at ?? '', ...queuedRounds].toSorted().at(-1) || null,
    lessons: withReports(serverState.lessons, queue.lessons.filter(isCounted)),
    quota,
    restartedAt: restarted_at,
    isFromServer: serverState.history_version >= 0,
    waiting: queue.answers.length,
    leaders,
  }
}

function starsWith(stars: readonly Star[], changes: Queue['stars']): Star[] {
  const changed = new Set(changes.map(({ item }) => item))
  const added = changes.filter(({ isStarred }) => isStarred).map(({ item, at }): Star => ({ item, at }))
  return [...added, ...stars.filter(({ item }) => !changed.has(item))].toSorted((a, b) =>
    a.at < b.at ? 1 : -1,
  )
}
