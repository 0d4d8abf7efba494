import { useState } from 'react'
import type { LessonProgress } from '@pol/learning/values'

/**
 * The progress at which a lesson continues. It may come from the server after the lesson was opened, because the learner was
 * further on another device; once something is done in the lesson, it stays the same.
 * @param progress what is known now; undefined if the lesson was not begun.
 */
export function useContinuedProgress(progress: LessonProgress | undefined) {
  const [start, setStart] = useState({ progress, isBegun: false })
  if (!start.isBegun && progress?.at !== start.progress?.at) setStart({ progress, isBegun: false })
  return {
    progress: start.progress,
    /** Changes when the lesson continues at another step. */
    key: start.progress?.at ?? '',
    begin() {
      if (!start.isBegun) setStart({ ...start, isBegun: true })
    },
  }
}
