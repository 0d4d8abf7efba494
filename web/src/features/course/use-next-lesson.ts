import { type LessonOfCourse, nextLesson } from '@pol/learning/lessons/next-lesson'
import { useLearner } from '../../lib/learning/learner.ts'

/** What comes next for a learner who has chosen a language: a lesson of a unit or a step of the script. Null for others. */
export function useNextLesson(): LessonOfCourse | null {
  const state = useLearner()
  return state?.settings.learns ? nextLesson(state.lessons, state.settings.start) : null
}
