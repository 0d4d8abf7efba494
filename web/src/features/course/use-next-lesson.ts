import { from1To, lessonsOfUnit, lessonWithCheck, unitCount } from '@pol/learning/lessons/course-shape'
import { finishedLessons, finishedUnits } from '@pol/learning/lessons/lesson-progress'
import { useLearner } from '../../lib/learning/learner.ts'

interface NextLesson {
  readonly unit: number
  readonly lesson: number
}

/** The first lesson that is not finished of the first unit whose check was not passed. */
export function useNextLesson(): NextLesson | null {
  const state = useLearner()
  if (!state?.settings.learns) return null
  const passed = finishedUnits(state.lessons)
  const unit = from1To(unitCount).find((number) => !passed.includes(number))
  if (unit === undefined) return null
  const finished = finishedLessons(unit, state.lessons)
  const lesson = from1To(lessonsOfUnit).find((number) => !finished.includes(number)) ?? lessonWithCheck
  return { unit, lesson }
}
