import * as v from 'valibot'
import { keyOf } from '@pol/learning/card'
import { noCounts } from '@pol/learning/history'
import { paceOf } from '@pol/learning/pace'
import {
  defaultSettings,
  history,
  type LearningState,
  learningState,
  memoryParameters,
  moment,
  type Settings,
  settings,
} from '@pol/learning/values'

/** The last state of the learner that the server has sent. */
export const serverState = v.object({
  ...v.omit(learningState, ['complete']).entries,
  // Missing in what earlier versions have stored.
  settings: v.object({
    ...settings.entries,
    topics: v.optional(settings.entries.topics, []),
    reminder: v.optional(settings.entries.reminder, null),
    start: v.optional(settings.entries.start, null),
  }),
  rounds: v.optional(v.number(), 0),
  last_round_at: v.optional(v.nullable(moment), null),
  lessons: v.optional(learningState.entries.lessons, []),
  /** The version up to which the lessons are known. A server of the previous version does not send them. */
  lessons_version: v.optional(v.number(), 0),
  parameters: v.optional(v.array(memoryParameters), []),
  history,
  /** The version that the history belongs to. */
  history_version: v.number(),
})
export type ServerState = Readonly<v.InferOutput<typeof serverState>>

/** Before the first response of the server. */
export const emptyServerState: ServerState = {
  version: 0,
  cards: [],
  stars: [],
  settings: defaultSettings,
  rounds: 0,
  last_round_at: null,
  lessons: [],
  lessons_version: 0,
  parameters: [],
  restarted_at: null,
  history: { ...noCounts, pace: paceOf([]) },
  history_version: -1,
}

/** The version since which the changes are not known; none before the first complete state. */
export function changesSince({ version, lessons_version }: ServerState): { since?: number } {
  const since = Math.min(version, lessons_version)
  return since > 0 ? { since } : {}
}

type New = 'rounds' | 'last_round_at' | 'lessons' | 'complete'
/** A server of the previous version, which answers during an upgrade, does not send all fields. */
type Delta = Omit<LearningState, New | 'settings'> &
  Partial<Pick<LearningState, New>> & { readonly settings: Partial<Settings> }

/** Merges changes that the server has sent into the cached state. */
export function applyDelta(state: ServerState, delta: Delta): ServerState {
  // After a restart, only what is later exists, and the delta contains all of it.
  const kept = delta.complete || delta.restarted_at !== state.restarted_at ? emptyServerState : state
  const cards = new Map([...kept.cards, ...delta.cards].map((card) => [keyOf(card), card]))
  const { lessons: changed = [] } = delta
  const lessons = new Map([...kept.lessons, ...changed].map((progress) => [progress.lesson, progress]))
  const { version, stars, restarted_at } = delta
  const known = state.parameters.filter(({ at }) => at >= (restarted_at ?? ''))
  const { parameters = known } = delta
  const settings = { ...state.settings, ...delta.settings }
  const { rounds, last_round_at } = { ...state, ...delta }
  return {
    ...state,
    version,
    cards: [...cards.values()],
    stars,
    settings,
    rounds,
    last_round_at,
    lessons: [...lessons.values()],
    lessons_version: delta.lessons ? version : state.lessons_version,
    parameters,
    restarted_at,
  }
}
