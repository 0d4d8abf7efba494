import * as v from 'valibot'

/** Number of steps of the script track. */
export const stepCount = 10

/** Number of a step, from 1. */
export const step = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]|10)$/, `is not a step (1 to ${stepCount})`),
  v.transform(Number),
)
