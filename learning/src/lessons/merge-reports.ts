import type { LessonProgress } from '../values.ts'

/**
 * Merges two reports about one lesson, for example from two devices. The order and repetition of reports do not matter: the
 * later one says at which step the lesson goes on, a finished lesson stays finished, and the best result is kept.
 */
export function merged(a: LessonProgress, b: LessonProgress): LessonProgress {
  const { at, step } = isLater(a, b) ? a : b
  const { right, of } = isBetter(a, b) ? a : b
  return { lesson: a.lesson, at, step, right, of, done: a.done || b.done }
}

const isLater = (a: LessonProgress, b: LessonProgress): boolean =>
  a.at === b.at ? a.step > b.step : a.at > b.at

/** More right answers are better. As many of more questions are of a later step of the same attempt. */
const isBetter = (a: LessonProgress, b: LessonProgress): boolean =>
  a.right === b.right ? a.of > b.of : a.right > b.right

/** Adds reports to what is known of lessons. @returns each lesson once. */
export function withReports(
  known: readonly LessonProgress[],
  reports: readonly LessonProgress[],
): LessonProgress[] {
  const byLesson = new Map(known.map((progress) => [progress.lesson, progress]))
  for (const report of reports) {
    const earlier = byLesson.get(report.lesson)
    byLesson.set(report.lesson, earlier ? merged(earlier, report) : report)
  }
  return [...byLesson.values()]
}
