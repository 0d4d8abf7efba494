import * as v from 'valibot'

/** Number of a unit of the course, from 1. A test may name units that the course is still to have; they are not shown. */
export const trainedBy = v.pipe(
  v.string(),
  v.regex(/^(?:[1-9]|[12]\d|3[0-2])$/, 'is not a unit (1 to 32)'),
  v.transform(Number),
)
