import type { History, LearningSettings, Star } from '@pol/contract/operations/learning'
import type { Language } from '@pol/language/language'
import type { Answer, Cards } from '@pol/learning/card'
import type { Allowance } from '@pol/learning/plan'

/** What this browser knows about the learner, with everything that still waits for a connection. */
export interface LearnerState {
  readonly cards: Cards
  /** The newest first. */
  readonly stars: readonly Star[]
  readonly settings: LearningSettings
  readonly history: History
  /** What is let in today, if that is settled. */
  readonly allowance: Allowance | null
  /** When the learner last began anew. */
  readonly restartedAt: string | null
  /** Answers that wait for a connection. */
  readonly waiting: number
  /** Whether the last attempt to send what waits failed. */
  readonly isDelayed: boolean
}

/** Once chosen, the language is never unset. */
export type SettingChanges = Partial<LearningSettings & { readonly learns: Language }>

/** What a learner does. Everything is stored in the browser first and sent when there is a connection. */
export interface Learner {
  /** @returns null until the state is read from the browser. */
  current(): LearnerState | null
  subscribe(listener: () => void): () => void
  answer(answer: Answer): Promise<void>
  setStar(item: string, isStarred: boolean): Promise<void>
  changeSettings(changes: SettingChanges): Promise<void>
  settle(allowance: Allowance): Promise<void>
  /** Sends what waits. What cannot be sent waits on, so this never fails. */
  send(): Promise<void>
  /** Needs a connection. @throws CallError, ConnectionError */
  restart(): Promise<void>
}
