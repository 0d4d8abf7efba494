import { type LessonOfUnit, nextLesson } from '@pol/learning/lessons/next-lesson'
import { useLearner } from '../../lib/learning/learner.ts'

/** The next lesson of a learner who has chosen a language; null while it is a step of the script. */
export function useNextLesson(): LessonOfUnit | null {
  const state = useLearner()
  if (!state?.settings.learns) return null
  const next = nextLesson(state.lessons, state.settings.start)
  return next && 'unit' in next ? next : null
}
