export { unitCount } from './unit-count.ts'

/** Each unit has lessons 1 to 7. */
export const lessonsOfUnit = 7

/** The lesson of a unit that teaches its rules, with exercises. */
export const lessonOfRules = 5

/** The lesson of a unit in which it is checked what was learned. */
export const lessonWithCheck = lessonsOfUnit

/** Number of questions of a check, and how many right answers pass it. */
export const questionsOfCheck = 12
export const rightToPass = 9

/** Number of steps of reading and writing the Persian script. lesson-names.test.ts compares it with them. */
export const scriptStepCount = 10

/** The name of a step of the script on the wire. @param step from 1. */
export const nameOfScriptStep = (step: number): string => `script-${step}`

/** The name of a lesson on the wire. @param unit from 1. @param lesson from 1. */
export const nameOfLesson = (unit: number, lesson: number): string => `unit-${unit}-${lesson}`

/** The numbers from 1 to the last one. */
export const from1To = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1)

/** How learners of the course begin: with the script, or with the units at once. */
export const starts = ['script', 'units'] as const
export type Start = (typeof starts)[number]
