import * as v from 'valibot'

/** The course has 24 units. */
export const unitCount = 24

/** The number of a unit. */
export const unit = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]|1\d|2[0-4])$/, `is not a unit (1 to ${unitCount})`),
  v.transform(Number),
)
