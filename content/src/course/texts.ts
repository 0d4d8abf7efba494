import * as v from 'valibot'
import { checkPunctuation, checkTransliteration, german, optional } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { transliteration } from '../transliteration.ts'
import { prose } from './prose.ts'
import { personNames, speakerOf, strangerNames } from './speakers.ts'
import { unit } from './unit-number.ts'

/** The texts of a unit: two that are only heard, for both directions, and one to read for each learned language. */
export const textNames = ['listening-1', 'listening-2', 'reading-de', 'reading-fa'] as const
export type TextName = (typeof textNames)[number]

/** What a text is: of those that are heard, and of those that are read. */
export const heardTypes = ['dialogue', 'announcement', 'message'] as const
export const readTypes = ['mail', 'chat', 'notice', 'menu', 'advert', 'letter', 'story'] as const

const text = v.picklist(textNames, 'is not a text of a unit')
const persianProse = v.pipe(prose, v.regex(/\p{Script=Arabic}/u, 'is not Persian'))
const noSpeech = () => ({ german: [], persian: [] })

/** Says who speaks or writes to whom where, and gives away no answer. */
export const courseTexts = kind({
  file: 'course/texts.csv',
  idPrefix: '',
  row: v.pipe(
    v.object({
      unit,
      text,
      type: v.picklist([...heardTypes, ...readTypes], 'is not a type of text'),
      title_german: german,
      title_farsi: persianProse,
    }),
    v.check(
      ({ text, type }) =>
        (text.startsWith('listening') ? heardTypes : readTypes).some((known) => known === type),
      'type: is not one of texts that are heard, or read',
    ),
  ),
  key: ({ unit, text }) => `${unit}, ${text}`,
  spoken: noSpeech,
})
export type CourseText = RowOf<typeof courseTexts>

const line = v.object({
  id,
  unit,
  text,
  /** One of the persons of the course, or a stranger; empty in texts to read. */
  speaker: optional(v.picklist([...personNames, ...strangerNames], 'is not a person of the course')),
  german,
  farsi: persian,
  transliteration,
  /** What is said in Tehran, if that sounds different; only in what is heard. */
  spoken: optional(persian),
  spoken_transliteration: optional(transliteration),
})
type Line = v.InferOutput<typeof line>

/** The lines of all texts, each with its translation. */
export const textLines = kind({
  file: 'course/text-lines.csv',
  idPrefix: 'text-line',
  row: v.pipe(
    line,
    checkTransliteration<Line>('farsi', 'transliteration'),
    checkTransliteration<Line>('spoken', 'spoken_transliteration'),
    checkPunctuation<Line>('german', 'farsi', 'transliteration'),
    v.check(({ spoken, farsi }) => spoken !== farsi, 'spoken: is the same as farsi'),
    v.check(
      ({ spoken, spoken_transliteration }) => (spoken === '') === (spoken_transliteration === ''),
      'spoken, spoken_transliteration: one is there without the other',
    ),
    v.check(
      ({ text, speaker, spoken }) =>
        text.startsWith('listening') ? speaker !== '' : speaker === '' && spoken === '',
      'speaker, spoken: are missing where a text is heard, or there where it is read',
    ),
  ),
  key: ({ unit, text, german }) => `${unit}, ${text}, ${german}`,
  spoken: ({ german, farsi, transliteration, spoken, spoken_transliteration }) => ({
    german: [german],
    persian: [
      { farsi, transliteration },
      ...(spoken ? [{ farsi: spoken, transliteration: spoken_transliteration }] : []),
    ],
  }),
  said: ({ speaker, german, farsi, spoken }) => ({
    speaker: speakerOf(speaker),
    texts: [german, spoken || farsi],
  }),
})
export type TextLine = RowOf<typeof textLines>

const choices = (schema: v.GenericSchema<string>) =>
  v.pipe(
    v.string(),
    v.transform((cell) => cell.split('|')),
    v.everyItem((choice) => v.is(schema, choice), 'are not texts parted by |'),
    v.length(2, 'are not two'),
  )

/** Three questions on each text, in the learner's language. */
export const textQuestions = kind({
  file: 'course/text-questions.csv',
  idPrefix: '',
  row: v.object({
    unit,
    text,
    question_german: german,
    question_farsi: persianProse,
    answer_german: german,
    answer_farsi: persianProse,
    wrong_german: choices(german),
    wrong_farsi: choices(persianProse),
  }),
  key: ({ unit, text, question_german }) => `${unit}, ${text}, ${question_german}`,
  spoken: noSpeech,
})
export type TextQuestion = RowOf<typeof textQuestions>
