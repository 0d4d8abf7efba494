import * as v from 'valibot'
import { boundedText } from './fields.ts'

/** The longest id of the teaching material is much shorter. */
const itemMaximum = 120

/** The id of a line of the teaching material. */
export const item = v.pipe(boundedText(itemMaximum), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))
