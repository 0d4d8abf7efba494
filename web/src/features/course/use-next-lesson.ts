import { type LessonOfCourse, nextLesson } from '@pol/learning/lessons/next-lesson'
import { useLearner } from '../../lib/learning/learner.ts'

/** The next lesson of a unit or step of the script; null as long as no language is chosen. */
export function useNextLesson(): LessonOfCourse | null {
  const state = useLearner()
  return state?.settings.learns ? nextLesson(state.lessons, state.settings.start) : null
}
