import * as v from 'valibot'
import { speakerNames } from '@pol/language/speakers'
import { checkTransliteration, german, optional } from './fields.ts'
import { kind } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

const row = v.object({
  /** Last day (UTC) of validity, about 30 days after the correction; the row can be deleted later. */
  known_until: v.pipe(v.string(), v.isoDate('is not a day (YYYY-MM-DD)')),
  german: optional(german),
  farsi: optional(persian),
  transliteration: optional(transliteration),
  /** Who said it, if not only the usual speaker. */
  speaker: optional(v.picklist(speakerNames, 'is not a speaker')),
})
type Row = v.InferOutput<typeof row>

/**
 * Texts before their correction. Pages opened earlier still request speech for them, which must not count as free text.
 * They are not taught and have no ids.
 */
export const correctedTexts = kind({
  file: 'corrected-texts.csv',
  idPrefix: '',
  row: v.pipe(
    row,
    v.check(
      (text) => (text.german === '') !== (text.farsi === ''),
      'german, farsi: exactly one of them is needed',
    ),
    v.check(
      (text) => (text.farsi === '') === (text.transliteration === ''),
      'farsi, transliteration: one is there without the other',
    ),
    checkTransliteration<Row>('farsi', 'transliteration'),
  ),
  key: (text) => text.german || text.farsi,
  spoken: (text) => ({
    german: [text.german].filter(Boolean),
    persian: [{ farsi: text.farsi, transliteration: text.transliteration }].filter(
      ({ farsi }) => farsi !== '',
    ),
  }),
  said: ({ speaker, german, farsi }) => ({ speaker: speaker || undefined, texts: [german || farsi] }),
})
