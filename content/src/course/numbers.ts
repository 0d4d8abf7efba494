import * as v from 'valibot'
import { type DrillRule, drillTypes } from '@pol/language/drills/drill'
import { type Language, languages } from '@pol/language/language'
import { kind, type RowOf } from '../kind.ts'
import { unit } from './unit-number.ts'

const whole = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d*)$/, 'is not a whole number'), v.transform(Number))

/** What a drill needs a largest number for. */
const counted = new Set(['number', 'price'])

/**
 * What the drills of lesson 6 say from a unit on. A row replaces an earlier one of the same language and type, so drills grow
 * with what the units teach.
 */
export const numberRules = kind({
  file: 'course/numbers.csv',
  idPrefix: '',
  row: v.pipe(
    v.object({
      unit,
      /** The learned language. */
      language: v.picklist(languages, 'is not a language'),
      type: v.picklist(drillTypes, 'is not a type of drill'),
      /** The largest number, or the largest price in cents or toman; 0 for other types. */
      most: whole,
      /** Numbers, prices and minutes are multiples of it. */
      step: v.pipe(whole, v.minValue(1, 'is 0')),
    }),
    v.check(
      ({ type, most, step }) => (counted.has(type) ? most >= step : most === 0),
      'most: is missing, or there where nothing is counted',
    ),
  ),
  key: ({ unit, language, type }) => `${unit}, ${language}, ${type}`,
  spoken: () => ({ german: [], persian: [] }),
})
export type NumberRule = RowOf<typeof numberRules>

/** The rules of a unit, those that came last first. */
export function rulesOfUnit(rows: readonly NumberRule[], unit: number, language: Language): DrillRule[] {
  const known = rows.filter((row) => row.language === language && row.unit <= unit)
  const newest = Map.groupBy(known, ({ type }) => type)
  return [...newest.values()]
    .map((rules) => rules.toSorted((a, b) => b.unit - a.unit)[0] as NumberRule)
    .toSorted((a, b) => b.unit - a.unit)
    .map(({ type, most, step }) => ({ type, most, step }))
}
