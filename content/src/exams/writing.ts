import * as v from 'valibot'
import { persianProse, prose } from '../course/prose.ts'
import { unit } from '../course/unit-number.ts'
import { german } from '../fields.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { fieldsOfForm, languageOf, pointsOfMessage } from './shape.ts'
import { exam } from './texts.ts'

const noSpeech = () => ({ german: [], persian: [] })

const parted = v.pipe(
  v.string(),
  v.transform((cell) => cell.split('|')),
  v.everyItem((part) => part !== '' && part === part.trim(), 'are not texts parted by |'),
)

const formRow = v.object({
  exam,
  field: v.pipe(
    v.string(),
    v.regex(/^[1-5]$/, `is not a number of 1 to ${fieldsOfForm}`),
    v.transform(Number),
  ),
  label_german: german,
  label_farsi: persian,
  /** The right answers, parted by |; the first one is shown. */
  written: parted,
  /** In the language of the reader: where the text says so. */
  reason: prose,
  unit,
})

/** The fields of the form. The text about the person who fills it in is text 1 of the part `schreiben`. */
export const examFields = kind({
  file: 'exams/form-fields.csv',
  idPrefix: '',
  row: v.pipe(
    formRow,
    v.check(({ written }) => new Set(written).size === written.length, 'written: has an answer twice'),
    v.check(
      ({ exam, written }) =>
        written.every((answer) => (languageOf(exam) === 'fa') === /[\p{Script=Arabic}]/u.test(answer)),
      'written: is not in the language that is learned',
    ),
    v.check(
      ({ exam, reason }) =>
        /[.!]$/u.test(reason) && (languageOf(exam) === 'fa' || v.is(persianProse, reason)),
      'reason: is not a sentence in the language of the reader',
    ),
  ),
  key: ({ exam, field }) => `${exam}, ${field}`,
  spoken: noSpeech,
})
export type ExamField = RowOf<typeof examFields>

const points = (schema: v.GenericSchema<string>) =>
  v.pipe(
    parted,
    v.everyItem((point) => v.is(schema, point), 'are not in this language'),
    v.length(pointsOfMessage, `are not ${pointsOfMessage}`),
  )

/** The message of about thirty words. Its model is text 1 of the second section. */
export const examMessages = kind({
  file: 'exams/messages.csv',
  idPrefix: '',
  row: v.object({
    exam,
    task_german: german,
    task_farsi: persianProse,
    points_german: points(german),
    points_farsi: points(persianProse),
    unit,
  }),
  key: ({ exam }) => exam,
  spoken: noSpeech,
})
export type ExamMessage = RowOf<typeof examMessages>
