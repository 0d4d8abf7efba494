import type { Exercise } from '@pol/content/course/exercises'

/** An exercise, without the unit, which its file says. */
export type UnitExercise = Omit<Exercise, 'unit'>
