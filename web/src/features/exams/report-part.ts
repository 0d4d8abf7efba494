import type { Exam } from '@pol/content/exams/exam'
import { type Attempt, settled } from '@pol/learning/exams/attempt'
import { type ExamPart } from '@pol/learning/exams/exam-names'
import { pointsOfPart } from '@pol/learning/exams/exam-shape'
import { learner } from '../../lib/learning/learner.ts'
import { attempt as attempted } from '../../ui/tasks/attempt.ts'
import { storeAttempt } from './attempts.ts'
import { pointsOf } from './outcomes.ts'

const iso = (time: number) => new Date(time).toISOString()

/** Tells the account that a part was begun. */
export function reportBegun(name: string, { startedAt }: Attempt): void {
  attempted(learner.saveLesson({ lesson: name, at: iso(startedAt), step: 1, right: 0, of: 0, done: false }))
}

/** Tells the account the points of a part that was handed in. It keeps the best ones. */
export function reportPoints(name: string, exam: Exam, part: ExamPart, attempt: Attempt, at: number): void {
  const right = pointsOf(exam, part, attempt)
  const progress = { lesson: name, at: iso(at), step: 0, right, of: pointsOfPart, done: true }
  attempted(learner.saveLesson(progress).then(() => learner.send()))
}

/** Hands a part in whose time is over. @returns the attempt as it is now. */
export function settle(name: string, exam: Exam, part: ExamPart, attempt: Attempt, now: number): Attempt {
  const later = settled(attempt, now)
  if (later !== attempt && later.handedInAt !== null) {
    storeAttempt(name, later)
    reportPoints(name, exam, part, later, later.handedInAt)
  }
  return later
}
