import * as v from 'valibot'
import { checkTransliteration, german } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { transliteration } from '../transliteration.ts'
import { step } from './step-number.ts'

/** What a text stands on; each has a drawing. */
export const pictures = [
  'shop',
  'door',
  'street',
  'stop',
  'bus',
  'bottle',
  'medicine',
  'bill',
  'price',
  'phone',
] as const
export type Picture = (typeof pictures)[number]

const row = v.object({
  id,
  step,
  picture: v.picklist(pictures, 'is not a picture'),
  /** Where the text stands. */
  place_german: german,
  place_farsi: persian,
  german,
  farsi: persian,
  transliteration,
})

/** Texts as they stand on things in Iran. */
export const signs = kind({
  file: 'script/signs.csv',
  idPrefix: 'script-sign',
  row: v.pipe(row, checkTransliteration<v.InferOutput<typeof row>>('farsi', 'transliteration')),
  key: ({ farsi }) => farsi,
  spoken: ({ farsi, transliteration }) => ({ german: [], persian: [{ farsi, transliteration }] }),
})
export type Sign = RowOf<typeof signs>
