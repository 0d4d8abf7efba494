import { paths } from './paths.ts'

/** The path of a lesson of the course. @param unit from 1. @param lesson from 1. */
export const lessonPath = (unit: number, lesson: number): string => `${paths.course}/${unit}/${lesson}`

/** The path of a step of the script. @param step from 1. */
export const scriptStepPath = (step: number): string => `${paths.script}/${step}`

/**
 * The path of an exercise of writing German.
 * @param rule id of the rule that is practised, where one is chosen.
 */
export const exercisePath = (name: string, rule?: string): string =>
  `${paths.script}?${new URLSearchParams({ uebung: name, ...(rule && { regel: rule }) })}`
