import { type Exercise, exercises } from '@pol/content/course/exercises'
import { unitCount } from '@pol/content/course/unit-number'
import type { Content } from '@pol/content/read'

export const courseExercisesId = 'virtual:course-exercises'

/** An exercise, without the unit, which its file says. */
export type UnitExercise = Omit<Exercise, 'unit'>

/** The exercises of a unit, in both directions. */
export function exercisesOfUnit(content: Content, unit: number): UnitExercise[] {
  const all = (content.get(exercises.file) ?? []) as readonly Exercise[]
  return all.flatMap(({ unit: own, ...exercise }) => (own === unit ? exercise : []))
}

/** Code of the module that imports the exercises of a unit dynamically: those of each unit are a separate file. */
export function courseExercises(): string {
  const loaders = Array.from({ length: unitCount }, (_, at) => {
    const unit = at + 1
    return `${unit}: () => import('@pol/content/data/${exercises.file}?${unit}')`
  })
  return `export default { ${loaders.join(', ')} }`
}
