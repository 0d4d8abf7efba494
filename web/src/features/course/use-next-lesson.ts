import { type LessonOfCourse, nextLesson } from '@pol/learning/lessons/next-lesson'
import { useLearner } from '../../lib/learning/learner.ts'

/** The next lesson of a learner who has chosen a language. */
export function useNextLesson(): LessonOfCourse | null {
  const state = useLearner()
  return state?.settings.learns ? nextLesson(state.lessons) : null
}
