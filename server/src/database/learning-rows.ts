import type * as v from 'valibot'
import { type Answer, answer } from '@pol/learning/values'
import type { answers } from './schema.ts'

/** Picks the fields of a schema from a row. Learning rows have the fields of the wire format, and more columns. */
export function fieldsOf<Fields extends object>(
  { entries }: v.GenericSchema<unknown, Fields> & { readonly entries: object },
  row: Fields,
): Fields {
  const names = Object.keys(entries) as (keyof Fields)[]
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Fields
}

/** Converts a row to the answer as given: `false` and null become absent fields. */
export function answerOf(row: typeof answers.$inferSelect): Answer {
  const names = Object.keys(answer.entries) as (keyof Answer)[]
  const given = { ...row, item: row.asked ?? row.item }
  const fields = names.map((name) => [name, given[name]] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== false && value !== null)) as Answer
}
