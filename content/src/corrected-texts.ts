import * as v from 'valibot'
import { checkTransliteration, german, optional } from './fields.ts'
import { kind } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

const row = v.object({
  /** The last day (UTC), about 30 days after the correction; later the line can be deleted. */
  known_until: v.pipe(v.string(), v.isoDate('is not a day (YYYY-MM-DD)')),
  german: optional(german),
  farsi: optional(persian),
  transliteration: optional(transliteration),
})
type Row = v.InferOutput<typeof row>

/**
 * Texts as they were before a correction. Pages that were opened earlier still ask for their speech, and that must not count as
 * free text. They are in no lesson and have no ids.
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
})
