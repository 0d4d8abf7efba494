import type { Exam } from '@pol/content/exams/exam'
import type { Attempt } from '@pol/learning/exams/attempt'

/** What the tasks of a part need. */
export interface Tasks {
  readonly exam: Exam
  readonly attempt: Attempt
  /** Whether it was handed in. */
  readonly isOver: boolean
  readonly onAnswer: (question: string, answer: string) => void
  readonly onTick: (criterion: string, isTicked: boolean) => void
}
