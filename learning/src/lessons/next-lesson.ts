import type { LessonProgress } from '../values.ts'
import { lessonsOfUnit, lessonWithCheck } from './course-shape.ts'
import { lessonNames } from './lesson-names.ts'

/** A lesson of the course. Units and lessons count from 1. */
export interface LessonOfCourse {
  readonly unit: number
  readonly lesson: number
}

/**
 * The only definition of what comes next: the first lesson in the order of the course that is not finished, after the one
 * that was finished last; if there is none after it, the first of all.
 * @returns null if every lesson is finished.
 */
export function nextLesson(lessons: readonly LessonProgress[]): LessonOfCourse | null {
  const finishedAt = new Map(lessons.flatMap(({ lesson, at, done }) => (done ? [[lesson, at] as const] : [])))
  const open = [...lessonNames.keys()].filter((at) => !finishedAt.has(lessonNames[at] ?? ''))
  const [last] = [...finishedAt].toSorted(([, a], [, b]) => (a < b ? 1 : -1)).map(([name]) => name)
  const next = open.find((at) => at > lessonNames.indexOf(last ?? '')) ?? open[0]
  if (next === undefined) return null
  return { unit: Math.floor(next / lessonsOfUnit) + 1, lesson: (next % lessonsOfUnit) + 1 }
}

/** How long a lesson takes, in whole minutes, for those who do not have the material of its unit (`minutesOf`). */
export const usualMinutes = (lesson: number): number => (lesson === lessonWithCheck ? 6 : 5)
