import type { Grade } from '@pol/learning/values'
import type { Verdict } from '@pol/learning/grading'
import type { WrongPair } from '@pol/learning/tasks/pairs'

/** The learner's answer to a question, with its grade and verdict. */
export interface Reply {
  readonly grade: Grade
  /** Verdict on a typed or ordered answer; null for all others. */
  readonly verdict: Verdict | null
  /** Index of the chosen answer; null without a choice. */
  readonly chosen: number | null
  /** Of a task in pairs, in the order in which they were tried. */
  readonly wrongPairs?: readonly WrongPair[]
  /** Whether the learner has overruled the verdict. */
  readonly isOverruled: boolean
}
