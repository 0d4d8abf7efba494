import * as v from 'valibot'
import { germanAmountWords, amountTypes } from '@pol/language/german-amounts'
import { german } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'

/** Numbers, prices, times, dates and telephone numbers to hear and to write. The amounts of a group sound alike. */
export const germanAmounts = kind({
  file: 'script/german-amounts.csv',
  idPrefix: 'german-amount',
  row: v.pipe(
    v.object({
      id,
      type: v.picklist(amountTypes, 'is not a type of amount'),
      group: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'is not a number')),
      /** As Germans write it. */
      written: v.pipe(v.string(), v.regex(/^\d[\d.,: ]*(?: €)?$/, 'is not written with digits')),
      /** What is said. */
      german,
    }),
    v.check(
      ({ type, written, german }) => germanAmountWords(type, written) === german,
      'german: is not what is written',
    ),
  ),
  key: ({ german }) => german,
  errorsBetween: (rows) =>
    [...Map.groupBy(rows, ({ group }) => group).values()]
      .filter((group) => group.length < 2 || new Set(group.map(({ type }) => type)).size > 1)
      .flatMap((group) => group.map((row) => ({ row, error: 'group: has not several amounts of one type' }))),
  spoken: ({ german }) => ({ german: [german], persian: [] }),
})
export type GermanAmount = RowOf<typeof germanAmounts>
