import type * as v from 'valibot'
import type { Answer } from '@pol/learning/values'
import type { answers } from './schema.ts'

/** Picks the fields of a schema from a row. Rows of learning have the names and values of the wire, and further columns. */
export function fieldsOf<Fields extends object>(
  { entries }: v.GenericSchema<unknown, Fields> & { readonly entries: object },
  row: Fields,
): Fields {
  const names = Object.keys(entries) as (keyof Fields)[]
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Fields
}

/** A row has `false` and null where an answer has no field. */
export function answerOf({ user_id: _, overruled, zone, ...answer }: typeof answers.$inferSelect): Answer {
  return { ...answer, ...(overruled && { overruled }), ...(zone !== null && { zone }) }
}
