import * as v from 'valibot'

/** Number of units of the course. */
export const unitCount = 24

/** Number of a unit, from 1. */
export const unit = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]|1\d|2[0-4])$/, `is not a unit (1 to ${unitCount})`),
  v.transform(Number),
)
