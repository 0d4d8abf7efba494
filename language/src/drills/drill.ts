/**
 * What a drill says: a number, a telephone number, a price, a time as people say it ("halb vier"), a time as stations say it
 * ("fünfzehn Uhr dreißig"), a date, or a name letter by letter.
 */
export const drillTypes = ['number', 'phone', 'price', 'clock', 'time', 'date', 'name'] as const
export type DrillType = (typeof drillTypes)[number]

/** Which numbers a drill may say. */
export interface DrillRule {
  readonly type: DrillType
  /** The largest number, or the largest price in cents or toman; 0 for other types. */
  readonly most: number
  /** Numbers and prices are multiples of it; minutes of a time, too. */
  readonly step: number
}

/** Something that is heard, and written with digits or letters. */
export interface Drill {
  readonly type: DrillType
  /** What is said in the learned language; a Persian text with its transliteration. */
  readonly said: string
  readonly transliteration: string
  /** How it is written. */
  readonly written: string
}

/** Returns numbers in [0, 1). */
export type Random = () => number
