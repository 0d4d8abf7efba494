import { type Language, languages } from '@pol/language/language'

/** The id of an exercise says its unit and the learned language: `exercise-7-de-ich-moechte-einen`. */
const pattern = /^exercise-(\d+)-([a-z]+)-/

export const isExercise = (item: string): boolean => pattern.test(item)

/** The unit of an exercise, from 1; null for other items. */
export function unitOfExercise(item: string): number | null {
  const [, unit] = pattern.exec(item) ?? []
  return unit === undefined ? null : Number(unit)
}

/** The language that is learned with an exercise; null for other items. */
export function languageOfExercise(item: string): Language | null {
  const [, , language] = pattern.exec(item) ?? []
  return languages.find((one) => one === language) ?? null
}
