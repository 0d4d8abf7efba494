import * as v from 'valibot'
import { explanation, german, checkTransliteration } from './fields.ts'
import { id } from './ids.ts'
import { kind, type RowOf } from './kind.ts'
import { letterSpeech } from './letter-speech.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

const row = v.object({
  id,
  farsi: v.pipe(persian, v.length(1)),
  /** The name of the letter in German spelling. */
  german,
  /** The Persian name of the letter. */
  name_transliteration: transliteration,
  name_farsi: persian,
  /** The pronunciation: described in German, and in Persian by similar German sounds. */
  pronunciation: german,
  pronunciation_farsi: explanation,
  example_farsi: persian,
  example_transliteration: transliteration,
  example_german: german,
})

/** The 32 letters in alphabetical order. */
export const letters = kind({
  file: 'letters.csv',
  idPrefix: 'letter',
  row: v.pipe(
    row,
    checkTransliteration<v.InferOutput<typeof row>>('example_farsi', 'example_transliteration'),
  ),
  key: (letter) => letter.farsi,
  spoken: (letter) => ({
    german: [],
    persian: [
      {
        farsi: letterSpeech(letter),
        transliteration: `${letter.name_transliteration}, ${letter.example_transliteration}`,
      },
    ],
  }),
})
export type Letter = RowOf<typeof letters>
