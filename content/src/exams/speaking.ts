import * as v from 'valibot'
import { unit } from '../course/unit-number.ts'
import { german, optional } from '../fields.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { cardsOfSection } from './shape.ts'
import { exam, section } from './texts.ts'

const row = v.object({
  exam,
  section,
  card: v.pipe(v.string(), v.regex(/^[1-9]$/, 'is not the number of a card'), v.transform(Number)),
  /** The topic of a card of the second section; empty in the others. */
  topic_german: optional(german),
  topic_farsi: optional(persian),
  /** What stands on the card: a cue word, what is to be spelled or said, a word, or what the picture shows. */
  word_german: german,
  word_farsi: persian,
  /** The picture of a card of the third section, exactly one emoji; empty in the others. */
  icon: v.pipe(v.string(), v.regex(/^\p{RGI_Emoji}?$/v, 'is not one emoji')),
  unit,
})
type Row = v.InferOutput<typeof row>

/** The cards of the speaking part. The lines with the same section and number say what can be answered. */
export const examCards = kind({
  file: 'exams/cards.csv',
  idPrefix: '',
  row: v.pipe(
    row,
    v.check(
      ({ section, card }) => card <= (cardsOfSection[section - 1] ?? 0),
      'card: is more than the section has',
    ),
    v.check(
      ({ section, topic_german, topic_farsi }) =>
        [topic_german, topic_farsi].every((topic) => (topic !== '') === (section === 2)),
      'topic: is missing in the second section, or there in another one',
    ),
    v.check(
      ({ section, icon }) => (icon !== '') === (section === 3),
      'icon: is missing in the third section, or there in another one',
    ),
  ),
  key: (row: Row) => `${row.exam}, ${row.section}, ${row.card}`,
  spoken: () => ({ german: [], persian: [] }),
})
export type ExamCard = RowOf<typeof examCards>
