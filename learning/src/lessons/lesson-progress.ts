import type { LessonProgress } from '../values.ts'
import {
  from1To,
  lessonsOfUnit,
  lessonWithCheck,
  nameOfLesson,
  questionsOfCheck,
  rightToPass,
  unitCount,
} from './course-shape.ts'

/** The only definition of a passed check, which finishes a unit: its last lesson is finished, with at least 9 right answers. */
export const isCheckPassed = ({ done, right }: LessonProgress): boolean => done && right >= rightToPass

/**
 * The number of the attempt after what is known of a check, from 0: the first one, or a later one. All later ones ask the same
 * questions, since their number is not stored; a result of all questions tells that one was played to its end.
 */
export const attemptAfter = (progress: LessonProgress | undefined): 0 | 1 =>
  progress !== undefined && progress.of === questionsOfCheck ? 1 : 0

/** The units whose check was passed, from 1. */
export function finishedUnits(lessons: readonly LessonProgress[]): number[] {
  const passed = new Set(lessons.filter(isCheckPassed).map(({ lesson }) => lesson))
  return from1To(unitCount).filter((unit) => passed.has(nameOfLesson(unit, lessonWithCheck)))
}

/** The finished lessons of a unit, from 1. @param unit from 1. */
export function finishedLessons(unit: number, lessons: readonly LessonProgress[]): number[] {
  const done = new Set(lessons.filter((progress) => progress.done).map(({ lesson }) => lesson))
  return from1To(lessonsOfUnit).filter((lesson) => done.has(nameOfLesson(unit, lesson)))
}
