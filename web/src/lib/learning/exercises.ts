import loaders from 'virtual:course-exercises'
import type { Exercise } from '@pol/learning/exercises/exercise'

/** Exercises of some units, by id. */
export type Exercises = ReadonlyMap<string, Exercise>

/** Fetches the exercises of a unit, in both directions. */
export async function loadExercises(unit: number): Promise<Exercises> {
  const { default: exercises } = (await loaders[unit]?.()) ?? { default: [] }
  return new Map(exercises.map((exercise) => [exercise.id, exercise]))
}
