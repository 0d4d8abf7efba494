import counts from 'virtual:exercise-counts'
import { languages } from '@pol/language/language'
import { dayOf } from '@pol/learning/day'
import { dayDueOf } from '@pol/learning/due'
import { unitOfExercise } from '@pol/learning/exercises/exercise-id'
import { waitingExercises } from '@pol/learning/exercises/exercise-items'
import { mostNewExercises } from '@pol/learning/plan'
import { type Exercises, loadExercises } from './exercises.ts'
import type { LearnerState } from './learner-state.ts'

type Learned = Pick<LearnerState, 'cards' | 'lessons'>

/**
 * Fetches the exercises of the units from which practice may ask today. Never rejects: those of a unit that could not be loaded
 * wait for another day.
 */
export async function loadExercisesOfToday(learned: Learned, now: string, zone: string): Promise<Exercises> {
  const loaded = await Promise.all(
    unitsOfToday(learned, now, zone).map((unit) =>
      loadExercises(unit).catch((error: unknown): Exercises => {
        console.warn(`The exercises of unit ${unit} could not be loaded`, error)
        return new Map()
      }),
    ),
  )
  return new Map(loaded.flatMap((exercises) => [...exercises]))
}

/** The units of the exercises that are due, and the first ones with as many new exercises as a day has. */
export function unitsOfToday({ cards, lessons }: Learned, now: string, zone: string): number[] {
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
