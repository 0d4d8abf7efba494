import * as v from 'valibot'
import { german, spokenAsWritten } from './fields.ts'
import { kind, type RowOf } from './kind.ts'
import { letterAloud } from './letter-aloud.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

const row = v.object({
  farsi: v.pipe(persian, v.length(1)),
  /** The letter's name as Germans write it. */
  german,
  /** The letter's Persian name. */
  name_transliteration: transliteration,
  /** How the letter sounds, in German. */
  pronunciation: german,
  example_farsi: persian,
  example_transliteration: transliteration,
  example_german: german,
})

/** The 32 letters in the order of the alphabet. */
export const letters = kind({
  file: 'letters.csv',
  row: v.pipe(row, spokenAsWritten<v.InferOutput<typeof row>>('example_farsi', 'example_transliteration')),
  key: (letter) => letter.farsi,
  spoken: (letter) => ({
    german: [],
    persian: [
      {
        farsi: letterAloud(letter),
        transliteration: `${letter.name_transliteration}, ${letter.example_transliteration}`,
      },
    ],
  }),
})
export type Letter = RowOf<typeof letters>
