import * as v from 'valibot'
import { conjugationOf } from './conjugation.ts'
import { example, checkExamplePunctuation, checkExampleTransliteration, spokenPersian } from './example.ts'
import { german, optional, checkTransliteration } from './fields.ts'
import { id } from './ids.ts'
import { kind, type RowOf } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'

const row = v.object({
  id,
  /** Id of the lexicon entry. */
  entry: id,
  /** The infinitive. */
  german,
  /** Case and preposition: "auf + Akk." */
  usage_german: v.string(),
  type: v.picklist(['regular', 'irregular'], 'is neither regular nor irregular'),
  farsi: persian,
  transliteration,
  usage_farsi: v.string(),
  stem: optional(persian),
  stem_transliteration: optional(transliteration),
  /** "I do", "I do not", and the singular imperative. */
  farsi_present: persian,
  farsi_present_transliteration: transliteration,
  farsi_negative: persian,
  farsi_negative_transliteration: transliteration,
  farsi_imperative: optional(persian),
  farsi_imperative_transliteration: optional(transliteration),
  /** Present tense without the pronoun. */
  ich: german,
  du: german,
  /** Third person singular (er, sie, es). */
  er: german,
  wir: german,
  ihr: german,
  /** Third person plural, also the formal Sie. */
  sie: german,
  /** Third person singular. */
  preterite: german,
  auxiliary: v.picklist(['haben', 'sein'], 'is neither haben nor sein'),
  participle: german,
  /** The separable prefix, as in "ich hole ab", or empty. */
  prefix: optional(german),
  /** Singular; modal verbs have none. */
  imperative: optional(german),
  ...example,
})
type Row = v.InferOutput<typeof row>

export const verbs = kind({
  file: 'verbs.csv',
  idPrefix: 'verb',
  fromLexicon: [
    'german',
    'usage_german',
    'farsi',
    'transliteration',
    'usage_farsi',
    'stem',
    'stem_transliteration',
  ],
  row: v.pipe(
    row,
    checkTransliteration<Row>('farsi', 'transliteration'),
    checkTransliteration<Row>('farsi_present', 'farsi_present_transliteration'),
    checkTransliteration<Row>('farsi_negative', 'farsi_negative_transliteration'),
    checkTransliteration<Row>('farsi_imperative', 'farsi_imperative_transliteration'),
    checkExampleTransliteration<Row>(),
    checkExamplePunctuation<Row>(),
  ),
  key: (verb) => verb.german,
  spoken: (verb) => ({
    german: [verb.german, ...Object.values(conjugationOf(verb)).filter(Boolean), verb.example_german],
    persian: [
      ...spokenPersian(verb),
      { farsi: verb.farsi_present, transliteration: verb.farsi_present_transliteration },
      { farsi: verb.farsi_negative, transliteration: verb.farsi_negative_transliteration },
      ...(verb.farsi_imperative
        ? [{ farsi: verb.farsi_imperative, transliteration: verb.farsi_imperative_transliteration }]
        : []),
    ],
  }),
})
export type Verb = RowOf<typeof verbs>
