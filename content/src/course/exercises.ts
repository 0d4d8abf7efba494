import * as v from 'valibot'
import { blank, filledIn, wordsOf } from '@pol/language/blank'
import { languages } from '@pol/language/language'
import { checkPunctuation, checkTransliteration, german } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { transliteration } from '../transliteration.ts'
import { prose } from './prose.ts'
import { unit } from './unit-number.ts'

/**
 * How an exercise asks: to choose what is missing, to type it, to put words in order, to change a sentence, or to write one.
 */
export const exerciseKinds = ['choose', 'gap', 'order', 'transform', 'write'] as const
export type ExerciseKind = (typeof exerciseKinds)[number]

/** A text of an exercise; a Persian one with its transliteration, where the learner reads it. */
export interface ExerciseText {
  readonly text: string
  readonly transliteration: string
}

/** `بود = bud`: a Persian text and its transliteration. */
const betweenTexts = ' = '

const parts = v.pipe(
  v.string(),
  v.transform((cell) => (cell === '' ? [] : cell.split('|'))),
  v.everyItem((part) => part !== '' && part === part.trim(), 'are not texts parted by |'),
)
const text = (part: string): ExerciseText => {
  const [text = '', transliteration = ''] = part.split(betweenTexts)
  return { text, transliteration }
}

const row = v.object({
  id,
  unit,
  /** The language that is learned. */
  language: v.picklist(languages, 'is not a language'),
  /** The section of the note that explains the rule. */
  heading: v.pipe(v.string(), v.nonEmpty('is empty')),
  kind: v.picklist(exerciseKinds, 'is not a kind of exercise'),
  /** What to do, in the language of the reader; empty where the kind says it. */
  task: v.union([v.literal(''), prose]),
  /** The sentence with a blank, or the sentence to change; empty for the other kinds. */
  prompt: v.pipe(v.string(), v.transform(text)),
  /** The solved sentence in both languages. */
  german,
  farsi: persian,
  transliteration,
  /** Other right answers: for a blank what fills it, else whole sentences. */
  accepted: parts,
  /** Wrong answers, each with its own reason. */
  wrong: v.pipe(
    parts,
    v.transform((all) => all.map(text)),
  ),
  reasons: v.pipe(
    parts,
    v.everyItem((reason) => v.is(prose, reason), 'are not plain text'),
  ),
})
type Row = v.InferOutput<typeof row>

/** How many wrong answers an exercise has. */
const wrongOf: Readonly<Record<ExerciseKind, readonly [number, number]>> = {
  choose: [2, 3],
  gap: [2, 4],
  order: [1, 3],
  transform: [1, 4],
  write: [1, 4],
}

const solved = ({ language, german, farsi }: Row): string => (language === 'de' ? german : farsi)

const hasBlank = ({ kind }: Row) => kind === 'choose' || kind === 'gap'

/** The exercises of the rules of the course. */
export const exercises = kind({
  file: 'course/exercises.csv',
  idPrefix: 'exercise',
  // The unit in the id says which file has the exercise.
  idFrom: ['unit', 'language', 'german'],
  row: v.pipe(
    row,
    checkTransliteration<Row>('farsi', 'transliteration'),
    checkPunctuation<Row>('german', 'farsi', 'transliteration'),
    v.check(
      (row) => !hasBlank(row) || filledIn(row.prompt.text, solved(row)) !== null,
      `prompt: is not the solved sentence with ${blank} in one place`,
    ),
    v.check(
      (row) => row.kind !== 'transform' || (row.prompt.text !== '' && row.prompt.text !== solved(row)),
      'prompt: is not a sentence to change',
    ),
    v.check(
      ({ kind, prompt }) => !['order', 'write'].includes(kind) || prompt.text === '',
      'prompt: is not empty',
    ),
    v.check(({ kind, task }) => kind !== 'transform' || task !== '', 'task: is empty'),
    v.check(
      ({ wrong, reasons }) => wrong.length === reasons.length,
      'reasons: are not one for each wrong answer',
    ),
    v.check(({ kind, wrong }) => {
      const [least, most] = wrongOf[kind]
      return wrong.length >= least && wrong.length <= most
    }, 'wrong: are too few or too many'),
    v.check(({ reasons }) => new Set(reasons).size === reasons.length, 'reasons: are alike'),
    v.check((row) => {
      const right = [hasBlank(row) ? filledIn(row.prompt.text, solved(row)) : solved(row), ...row.accepted]
      const isReading = row.language === 'fa' && row.kind === 'choose'
      return row.wrong.every(
        ({ text, transliteration }) => !right.includes(text) || (isReading && transliteration !== ''),
      )
    }, 'wrong: has a right answer'),
    v.check(
      ({ language, kind, wrong }) =>
        language === 'de' ||
        kind !== 'choose' ||
        wrong.every((one) => v.is(transliteration, one.transliteration)),
      'wrong: has a Persian answer to choose without its transliteration',
    ),
    v.check(
      ({ language, kind, prompt }) =>
        language === 'de' || kind !== 'transform' || v.is(transliteration, prompt.transliteration),
      'prompt: has no transliteration',
    ),
    v.check(
      ({ language, kind, prompt, farsi, transliteration }) =>
        language === 'de' ||
        (kind !== 'choose' && kind !== 'gap') ||
        (/(?:^|[\s«])___(?:$|[\s؟،.!»:؛])/u.test(prompt.text) &&
          farsi.split(' ').length === wordsOf(transliteration).length),
      'prompt: the blank is not whole words, or the transliteration has not as many words',
    ),
  ),
  key: (row) => `${row.language} ${solved(row)} ${row.kind} ${row.prompt.text}`,
  spoken: ({ language, german, farsi, transliteration }) => ({
    german: language === 'de' ? [german] : [],
    persian: language === 'fa' ? [{ farsi, transliteration }] : [],
  }),
})
export type Exercise = RowOf<typeof exercises>
