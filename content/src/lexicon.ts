import * as v from 'valibot'
import { topics } from '@pol/language/topics'
import { checkDari, dariColumns } from './dari.ts'
import { example, checkExamplePunctuation, checkExampleTransliteration } from './example.ts'
import { article, german, optional, checkTransliteration } from './fields.ts'
import { id } from './ids.ts'
import { kind, type RowOf } from './kind.ts'
import { persian } from './persian.ts'
import { transliteration } from './transliteration.ts'
import { withArticle } from './with-article.ts'

/** Specification section 3. */
export const wordTypes = [
  'noun',
  'verb',
  'adjective',
  'adverb',
  'greeting',
  'phrase',
  'number',
  'word',
  'preposition',
  'conjunction',
  'pronoun',
] as const
export type WordType = (typeof wordTypes)[number]

/** Levels of the Common European Framework of Reference. */
export const levels = ['A1', 'A2', 'B1'] as const

/** Usage of a word with its case and preposition: "auf + Akk.", «از … پرسیدن». */
const usage = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'))

/** Names of towns and countries without an article: "in Hamburg", but "in der Schweiz". */
const isWithoutArticle = /^(?:nach, in \(ohne Artikel\)|ohne Artikel)$/

const row = v.object({
  id,
  german: v.pipe(german, v.regex(/^[^()/;]*$/, 'is more than one word as one would look it up')),
  /** Distinguishes the senses of a German word: for German readers and for Persian readers. */
  sense_german: optional(german),
  sense_farsi: optional(persian),
  article: optional(article),
  plural: optional(german),
  /** For nouns that only have a singular or a plural. */
  number: v.picklist(['', 'singular', 'plural'], 'is neither singular nor plural'),
  /** The feminine form, if the Persian word covers both genders. */
  feminine: optional(german),
  farsi: persian,
  transliteration,
  /** Irregular plurals only. */
  farsi_plural: optional(persian),
  /** The Tehran form, if it differs; for verbs the first person. */
  spoken: optional(persian),
  spoken_transliteration: optional(transliteration),
  ...dariColumns,
  /** The present stem of a Persian verb. */
  stem: optional(persian),
  stem_transliteration: optional(transliteration),
  /** Which forms a German verb with two sets has in this sense: "regular" hängte, "irregular" hing; empty if it has both. */
  conjugation: v.picklist(['', 'regular', 'irregular'], 'is neither regular nor irregular'),
  usage_german: optional(usage),
  usage_farsi: optional(usage),
  type: v.picklist(wordTypes, 'is not a type of the dictionary'),
  level: v.picklist(levels, 'is not a level'),
  topic: v.picklist(topics, 'is not a topic'),
  /** Whose learners practise it: of German, of Persian, or, if the cell is empty, of both. */
  teach: v.pipe(
    v.picklist(['', 'de', 'fa'], 'is neither de nor fa'),
    v.transform((language) => language || 'both'),
  ),
  /**
   * For learners of German, who learn entries with the same idea as one item: the id of the leading entry with the same
   * German word. Empty on the leading entry itself.
   */
  same_idea_as: optional(id),
  ...example,
})
type Row = v.InferOutput<typeof row>

/** What is wrong with the leading entry of an entry, if anything. */
function ideaProblem(row: Row, leader: Row | undefined): string | undefined {
  if (!leader) return 'is not in the lexicon'
  if (leader.german !== row.german || leader.article !== row.article || leader.type !== row.type)
    return 'is another German word'
  if (leader.same_idea_as !== '') return 'is not a leading entry'
  if (leader.teach !== row.teach) return 'differs in teach'
  return undefined
}

/** One row per sense. Other files refer to rows by id (docs/content.md). */
export const lexicon = kind({
  file: 'lexicon.csv',
  idPrefix: '',
  row: v.pipe(
    row,
    v.check(
      (entry) =>
        (entry.type === 'noun' && !isWithoutArticle.test(entry.usage_german)) === (entry.article !== ''),
      'article: nouns have one, names that are used without it and other words none',
    ),
    v.check(
      ({ type, plural, number }) => (type === 'noun') === ((plural === '') !== (number === '')),
      'plural, number: a noun has a plural, or is singular or plural only',
    ),
    v.check(({ type, feminine }) => type === 'noun' || feminine === '', 'feminine: only nouns have one'),
    v.check(
      ({ type, farsi, stem }) => type !== 'verb' || stem !== '' || !farsi.endsWith('ن'),
      'stem: a Persian verb has one',
    ),
    v.check(
      ({ type, conjugation }) => type === 'verb' || conjugation === '',
      'conjugation: only verbs have one',
    ),
    checkTransliteration<Row>('farsi', 'transliteration'),
    checkTransliteration<Row>('spoken', 'spoken_transliteration'),
    checkTransliteration<Row>('stem', 'stem_transliteration'),
    checkDari<Row>(),
    checkExampleTransliteration<Row>(),
    checkExamplePunctuation<Row>(),
  ),
  /** The senses of a word must differ. */
  key: ({ german, type, sense_german }) => [german, type, sense_german].filter(Boolean).join(', '),
  errorsBetween: (rows) => {
    const entries = new Map(rows.map((row) => [row.id, row]))
    return rows
      .filter(({ same_idea_as }) => same_idea_as !== '')
      .flatMap((row) => {
        const problem = ideaProblem(row, entries.get(row.same_idea_as))
        return problem ? [{ row, error: `same_idea_as: "${row.same_idea_as}" ${problem}` }] : []
      })
  },
  spoken: (entry) => ({
    german: [entry.german, withArticle(entry), entry.plural, entry.feminine, entry.example_german].filter(
      Boolean,
    ),
    persian: [
      { farsi: entry.farsi, transliteration: entry.transliteration },
      { farsi: entry.spoken, transliteration: entry.spoken_transliteration },
      { farsi: entry.example_farsi, transliteration: entry.example_transliteration },
    ].filter(({ farsi }) => farsi !== ''),
  }),
})
export type LexiconEntry = RowOf<typeof lexicon>
