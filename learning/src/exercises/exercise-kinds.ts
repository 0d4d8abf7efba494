/** How an exercise asks, the easiest first: see content/src/course/exercises.ts. */
export const exerciseKinds = ['choose', 'gap', 'order', 'transform', 'write'] as const
export type ExerciseKind = (typeof exerciseKinds)[number]
