import { exercises, type Exercise } from '@pol/content/course/exercises'
import type { Language } from '@pol/language/language'
import type { ExerciseCounts } from '@pol/learning/exercises/exercise-items'
import type { Material } from './material.ts'

/** A separate file: what waits today is known before the exercises are loaded. */
export function exerciseCountsOf({ content, course }: Material): ExerciseCounts {
  const all = (content.get(exercises.file) ?? []) as readonly Exercise[]
  const countsOf = (language: Language) =>
    course.map(
      ({ unit }) => all.filter((exercise) => exercise.unit === unit && exercise.language === language).length,
    )
  return { de: countsOf('de'), fa: countsOf('fa') }
}
