import { type Exercise, exercises } from '@pol/content/course/exercises'
import type { Content } from '@pol/content/read'

/** An exercise, without the unit, which its file says. */
export type UnitExercise = Omit<Exercise, 'unit'>

/** The exercises of a unit, in both directions. */
export function exercisesOfUnit(content: Content, unit: number): UnitExercise[] {
  const all = (content.get(exercises.file) ?? []) as readonly Exercise[]
  return all.flatMap(({ unit: own, ...exercise }) => (own === unit ? exercise : []))
}
