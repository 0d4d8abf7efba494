import * as v from 'valibot'

/** Number of a unit, from 1. Which units there are, `units.csv` says (read-course.ts). */
export const unit = v.pipe(v.string(), v.regex(/^[1-9]\d?$/, 'is not a unit'), v.transform(Number))
