import type { LessonProgress } from '../values.ts'
import { lessonOfRules, lessonWithCheck, type Start } from './course-shape.ts'
import { wayOf } from './lesson-names.ts'

/** A lesson of the course. Units and lessons count from 1. */
export interface LessonOfUnit {
  readonly unit: number
  readonly lesson: number
}
export type LessonOfCourse = LessonOfUnit | { readonly scriptStep: number }

/**
 * The only definition of what comes next: the first lesson of the learner's way that is not finished, after the one of it
 * that was finished last; if there is none after it, the first of all.
 * @param start how the learner began.
 * @returns null if every lesson of the way is finished.
 */
export function nextLesson(lessons: readonly LessonProgress[], start: Start | null): LessonOfCourse | null {
  const way = wayOf(start)
  const finishedAt = new Map(
    lessons.flatMap(({ lesson, at, done }) => (done && way.includes(lesson) ? [[lesson, at] as const] : [])),
  )
  const open = way.filter((lesson) => !finishedAt.has(lesson))
  const [last] = [...finishedAt].toSorted(([, a], [, b]) => (a < b ? 1 : -1)).map(([name]) => name)
  const next = open.find((lesson) => way.indexOf(lesson) > way.indexOf(last ?? '')) ?? open[0]
  return next === undefined ? null : lessonNamed(next)
}

function lessonNamed(name: string): LessonOfCourse {
  const [kind, first, second] = name.split('-')
  return kind === 'script' ? { scriptStep: Number(first) } : { unit: Number(first), lesson: Number(second) }
}

/** How long a lesson takes, in whole minutes, for those who do not have the material of its unit (`minutesOf`). */
export const usualMinutes = (lesson: number): number =>
  lesson === lessonOfRules || lesson === lessonWithCheck ? 6 : 5

/** The same of a step of the script. */
export const usualMinutesOfScript = 25
