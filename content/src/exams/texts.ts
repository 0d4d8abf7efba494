import * as v from 'valibot'
import { consonantMismatch } from '@pol/language/consonants'
import { speakerNames } from '@pol/language/speakers'
import { heardTypes, readTypes } from '../course/texts.ts'
import { persianProse } from '../course/prose.ts'
import { checkPunctuation, german, optional } from '../fields.ts'
import { id } from '../ids.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { transliteration } from '../transliteration.ts'
import { exams, examParts, languageOf } from './shape.ts'

export const exam = v.picklist(exams, 'is not a model test')
const part = v.picklist(examParts, 'is not a part of a test')
export const section = v.pipe(v.picklist(['1', '2', '3'], 'is not 1, 2 or 3'), v.transform(Number))
const text = v.pipe(v.string(), v.regex(/^[1-9][ab]?$/, 'is not the number of a text'))

/** The heads of the texts that are heard or read: who speaks or writes where. A head gives no answer away. */
export const examTexts = kind({
  file: 'exams/texts.csv',
  idPrefix: '',
  row: v.pipe(
    v.object({
      exam,
      part: v.picklist(['hoeren', 'lesen', 'schreiben'], 'has no texts'),
      section,
      text,
      type: v.picklist([...heardTypes, ...readTypes], 'is not a type of text'),
      title_german: german,
      title_farsi: persianProse,
    }),
    v.check(
      ({ part, type }) => (part === 'hoeren' ? heardTypes : readTypes).some((known) => known === type),
      'type: is not one of texts that are heard, or read',
    ),
  ),
  key: (row) => `${row.exam}, ${row.part}, ${row.section}, ${row.text}`,
  spoken: () => ({ german: [], persian: [] }),
})
export type ExamText = RowOf<typeof examTexts>

const line = v.object({
  id,
  exam,
  part,
  section,
  text,
  /** Who says the line; empty in what is read and written. */
  speaker_german: optional(german),
  speaker_farsi: optional(persian),
  /** The speaker for the person who says the line; empty in what is read and written. */
  voice: optional(v.picklist(speakerNames, 'is not a speaker')),
  german,
  farsi: persian,
  /** Only in tests of Persian. */
  transliteration: optional(transliteration),
  /** What is said in Tehran, if that sounds different; only in what is heard or said. */
  spoken: optional(persian),
  spoken_transliteration: optional(transliteration),
})
type Line = v.InferOutput<typeof line>

/** Checks the transliteration of lines that are learned. */
const checkReading = (
  farsi: 'farsi' | 'spoken',
  transliteration: 'transliteration' | 'spoken_transliteration',
) =>
  v.rawCheck<Line>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value[transliteration] === '') return
    const mismatch = consonantMismatch(dataset.value[farsi], dataset.value[transliteration])
    if (mismatch) addIssue({ message: `${transliteration}: ${mismatch}` })
  })

const isHeard = ({ part }: Line) => part === 'hoeren' || part === 'sprechen'

/**
 * The lines of all texts of the tests, and of the models of writing and speaking, in both languages. The other language is
 * the translation that is shown after the test.
 */
export const examLines = kind({
  file: 'exams/lines.csv',
  idPrefix: 'exam-line',
  idFrom: ['exam', 'part', 'german'],
  row: v.pipe(
    line,
    checkReading('farsi', 'transliteration'),
    checkReading('spoken', 'spoken_transliteration'),
    checkPunctuation<Line>('german', 'farsi'),
    v.check(
      ({ exam, transliteration }) => (languageOf(exam) === 'fa') === (transliteration !== ''),
      'transliteration: is missing in a test of Persian, or there in a test of German',
    ),
    v.check(
      ({ exam, spoken }) => spoken === '' || languageOf(exam) === 'fa',
      'spoken: is only for tests of Persian',
    ),
    v.check(({ spoken, farsi }) => spoken !== farsi, 'spoken: is the same as farsi'),
    v.check(
      ({ spoken, spoken_transliteration }) => (spoken === '') === (spoken_transliteration === ''),
      'spoken, spoken_transliteration: one is there without the other',
    ),
    v.check(
      (row) =>
        [row.speaker_german, row.speaker_farsi, row.voice].every((cell) => (cell !== '') === isHeard(row)) &&
        (isHeard(row) || row.spoken === ''),
      'speaker, voice, spoken: are missing where a line is heard, or there where it is read',
    ),
  ),
  key: (row) => `${row.exam}, ${row.part}, ${row.section}, ${row.text}, ${row.german}`,
  spoken: ({ exam, german, farsi, transliteration, spoken, spoken_transliteration }) =>
    languageOf(exam) === 'de'
      ? { german: [german], persian: [] }
      : {
          german: [],
          persian: [
            { farsi, transliteration },
            ...(spoken ? [{ farsi: spoken, transliteration: spoken_transliteration }] : []),
          ],
        },
  said: ({ exam, voice, german, farsi, spoken }) => ({
    speaker: voice || undefined,
    texts: [languageOf(exam) === 'de' ? german : spoken || farsi],
  }),
})
export type ExamLine = RowOf<typeof examLines>
