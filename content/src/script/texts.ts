import * as v from 'valibot'
import { checkPunctuation, checkTransliteration, german } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { transliteration } from '../transliteration.ts'
import { step } from './step-number.ts'

const row = v.object({ id, step, german, farsi: persian, transliteration })
type Row = v.InferOutput<typeof row>

/** The text at the end of a step, one row per line, in reading order. */
export const scriptTexts = kind({
  file: 'script/texts.csv',
  idPrefix: 'script-text',
  row: v.pipe(
    row,
    checkTransliteration<Row>('farsi', 'transliteration'),
    checkPunctuation<Row>('german', 'farsi', 'transliteration'),
  ),
  key: ({ step, farsi }) => `${step}, ${farsi}`,
  spoken: ({ farsi, transliteration }) => ({ german: [], persian: [{ farsi, transliteration }] }),
})
export type TextLine = RowOf<typeof scriptTexts>
