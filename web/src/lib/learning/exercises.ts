import counts from 'virtual:exercise-counts'
import loaders from 'virtual:course-exercises'
import { languages } from '@pol/language/language'
import { dayOf } from '@pol/learning/day'
import { dayDueOf } from '@pol/learning/due'
import type { Exercise } from '@pol/learning/exercises/exercise'
import { unitOfExercise } from '@pol/learning/exercises/exercise-id'
import { waitingExercises } from '@pol/learning/exercises/exercise-items'
import { mostNewExercises } from '@pol/learning/plan'
import type { LearnerState } from './learner-state.ts'

/** Exercises of some units, by id. */
export type Exercises = ReadonlyMap<string, Exercise>

export const noExercises: Exercises = new Map()

/** Fetches the exercises of a unit, in both directions. */
export async function loadExercises(unit: number): Promise<Exercises> {
  const { default: exercises } = (await loaders[unit]?.()) ?? { default: [] }
  return new Map(exercises.map((exercise) => [exercise.id, exercise]))
}

/**
 * Fetches the exercises of the units from which practice may ask today. Never rejects: those of a unit that could not be loaded
 * wait for another day.
 */
export async function loadExercisesOfToday(
  state: Pick<LearnerState, 'cards' | 'lessons'>,
  now: string,
  zone: string,
): Promise<Exercises> {
  const loaded = await Promise.all(
    unitsOfToday(state, now, zone).map((unit) =>
      loadExercises(unit).catch((error: unknown) => {
        console.warn(`The exercises of unit ${unit} could not be loaded`, error)
        return noExercises
      }),
    ),
  )
  return new Map(loaded.flatMap((exercises) => [...exercises]))
}

/** The units of the exercises that are due, and the first ones with as many new exercises as a day has. */
function unitsOfToday(
  { cards, lessons }: Pick<LearnerState, 'cards' | 'lessons'>,
  now: string,
  zone: string,
): number[] {
  const today = dayOf(now, zone)
  const due = [...cards.values()].flatMap((card) => {
    const unit = unitOfExercise(card.item)
    return unit !== null && dayDueOf(card, zone) <= today ? unit : []
  })
  const begun = languages.flatMap((language) => {
    const units = waitingExercises(counts, language, lessons, cards)
    let waiting = 0
    const enough = units.findIndex((ofUnit) => (waiting += ofUnit.waiting) >= mostNewExercises)
    return (enough < 0 ? units : units.slice(0, enough + 1)).map(({ unit }) => unit)
  })
  return [...new Set([...due, ...begun])]
}
