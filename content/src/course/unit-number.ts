import * as v from 'valibot'

/** Number of units of the course. */
export const unitCount = 32

/** Number of a unit, from 1. */
export const unit = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d?$/, 'is not a unit'),
  v.transform(Number),
  v.maxValue(unitCount, `is not a unit (1 to ${unitCount})`),
)
