import type { Language } from '@pol/language/language'
import { type Cards, keyOf } from '../card.ts'
import { lessonOfRules, nameOfLesson } from '../lessons/course-shape.ts'
import type { LessonProgress } from '../values.ts'
import type { Exercise } from './exercise.ts'
import { languageOfExercise, unitOfExercise } from './exercise-id.ts'
import { exerciseKinds } from './exercise-kinds.ts'

/** The number of exercises of each unit, by the language that is learned. */
export type ExerciseCounts = Readonly<Record<Language, readonly number[]>>

/** How many exercises of a unit wait for their first answer. */
export interface WaitingOfUnit {
  /** From 1. */
  readonly unit: number
  readonly waiting: number
}

/**
 * The units with exercises that practice may ask for the first time: their lesson of rules is finished. What was answered once
 * comes back by its card.
 */
export function waitingExercises(
  counts: ExerciseCounts,
  language: Language,
  lessons: readonly LessonProgress[],
  cards: Cards,
): WaitingOfUnit[] {
  const done = new Set(lessons.flatMap((progress) => (progress.done ? progress.lesson : [])))
  const units = counts[language].flatMap((count, at) =>
    done.has(nameOfLesson(at + 1, lessonOfRules)) ? [{ unit: at + 1, count }] : [],
  )
  if (units.length === 0) return []
  const begun = Map.groupBy(
    [...cards.values()].filter((card) => card.language === language),
    ({ item }) => unitOfExercise(item),
  )
  return units.flatMap(({ unit, count }) => {
    const waiting = count - (begun.get(unit)?.length ?? 0)
    return waiting > 0 ? [{ unit, waiting }] : []
  })
}

/** The exercises of these units that were never answered, the easiest of each unit first. */
export function newExercises(
  exercises: Iterable<Pick<Exercise, 'id' | 'kind'>>,
  language: Language,
  units: readonly WaitingOfUnit[],
  cards: Cards,
): string[] {
  const all = [...exercises].filter(
    ({ id }) =>
      languageOfExercise(id) === language && !cards.has(keyOf({ language, item: id, skill: 'produce' })),
  )
  return units.flatMap(({ unit }) =>
    all
      .filter(({ id }) => unitOfExercise(id) === unit)
      .toSorted((a, b) => exerciseKinds.indexOf(a.kind) - exerciseKinds.indexOf(b.kind))
      .map(({ id }) => id),
  )
}
