import * as v from 'valibot'
import { conjugationOf } from './conjugation.ts'
import { example, examplePunctuatedAlike, exampleSpokenAsWritten, persianOf } from './example.ts'
import { german, spokenAsWritten } from './fields.ts'
import { kind, type RowOf } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

const row = v.object({
  /** The infinitive. */
  german,
  type: v.picklist(['regular', 'irregular'], 'is neither regular nor irregular'),
  farsi: persian,
  transliteration,
  /** The present tense, without its pronoun. */
  ich: german,
  du: german,
  /** er, sie and es. */
  er: german,
  wir: german,
  ihr: german,
  /** sie and Sie. */
  sie: german,
  /** The form of er, sie and es. */
  preterite: german,
  auxiliary: v.picklist(['haben', 'sein'], 'is neither haben nor sein'),
  participle: german,
  ...example,
})
type Row = v.InferOutput<typeof row>

export const verbs = kind({
  file: 'verbs.csv',
  row: v.pipe(
    row,
    spokenAsWritten<Row>('farsi', 'transliteration'),
    exampleSpokenAsWritten<Row>(),
    examplePunctuatedAlike<Row>(),
  ),
  key: (verb) => verb.german,
  spoken: (verb) => ({
    german: [verb.german, ...Object.values(conjugationOf(verb)), verb.example_german],
    persian: persianOf(verb),
  }),
})
export type Verb = RowOf<typeof verbs>
