import * as v from 'valibot'
import { persianProse, prose } from '../course/prose.ts'
import { unit } from '../course/unit-number.ts'
import { german, optional } from '../fields.ts'
import { kind, type RowOf } from '../kind.ts'
import { persian } from '../persian.ts'
import { askedParts, languageOf, rightAnswers, sections } from './shape.ts'
import { exam, section } from './texts.ts'

const number = v.pipe(v.string(), v.regex(/^[1-6]$/, 'is not a number of 1 to 6'), v.transform(Number))

const row = v.object({
  exam,
  part: v.picklist(askedParts, 'has no questions'),
  section,
  number,
  /** The text that answers the question; empty where two adverts are to choose from. */
  text: v.pipe(v.string(), v.regex(/^[1-6]?$/, 'is not the number of a text')),
  /** In the language that is learned: a question, a statement, or the situation for which an advert is searched. */
  question: prose,
  a: optional(prose),
  b: optional(prose),
  c: optional(prose),
  right: v.picklist(['a', 'b', 'c', 'r', 'f'], 'is not an answer'),
  /** Why, in the language of the reader: where the text says so, and why the others are wrong. */
  reason: prose,
  /** The unit of the course that trains this. */
  unit,
})
type Row = v.InferOutput<typeof row>

const sectionOf = ({ part, section }: Row) => sections[part][section - 1]
const choicesOf = ({ a, b, c }: Row) => [a, b, c].filter(Boolean)

/** Sentences and choices of the language that is learned, and reasons in the other one. */
const isIn = (language: 'de' | 'fa', text: string) =>
  v.is(language === 'de' ? german : persian, text) && (language === 'fa' || !/\p{Script=Arabic}/u.test(text))

/** The questions on what is heard and read. */
export const examQuestions = kind({
  file: 'exams/questions.csv',
  idPrefix: '',
  row: v.pipe(
    row,
    v.check((row) => (sectionOf(row)?.questions ?? 0) >= row.number, 'number: is more than the section has'),
    v.check((row) => {
      const answers = sectionOf(row)?.answers ?? 'statement'
      return rightAnswers[answers].some((answer) => answer === row.right)
    }, 'right: is not one of the answers of this section'),
    v.check(
      (row) => choicesOf(row).length === (sectionOf(row)?.answers === 'choices' ? 3 : 0),
      'a, b, c: are missing, or there where the answers are right and wrong, or adverts',
    ),
    v.check((row) => new Set(choicesOf(row)).size === choicesOf(row).length, 'a, b, c: are alike'),
    v.check((row) => {
      const section = sectionOf(row)
      return section?.answers === 'adverts' ? row.text === '' : section?.texts.includes(row.text) === true
    }, 'text: is not a text of the section'),
    v.check(
      (row) => [row.question, ...choicesOf(row)].every((text) => isIn(languageOf(row.exam), text)),
      'question, a, b, c: are not in the language that is learned',
    ),
    v.check(
      ({ exam, reason }) =>
        languageOf(exam) === 'de' ? v.is(persianProse, reason) : /^\p{Script=Latin}|^[„«]/u.test(reason),
      'reason: is not in the language of the reader',
    ),
    v.check(({ reason }) => /[.!?؟]$/u.test(reason), 'reason: is not a sentence'),
    v.check(
      (row) => sectionOf(row)?.answers !== 'statement' || /[.!]$/u.test(row.question),
      'question: is not a statement',
    ),
  ),
  key: (row) => `${row.exam}, ${row.part}, ${row.section}, ${row.number}`,
  errorsBetween: (rows) => [...repeatedQuestions(rows), ...unevenAnswers(rows)],
  spoken: () => ({ german: [], persian: [] }),
})
export type ExamQuestion = RowOf<typeof examQuestions>

function repeatedQuestions(rows: readonly Row[]) {
  return rows.flatMap((row, at) =>
    rows.findIndex(({ exam, question, a }) => exam === row.exam && question === row.question && a === row.a) <
    at
      ? [{ row, error: 'question: stands twice in the test' }]
      : [],
  )
}

/** No answer is right so often that it could be guessed: of six questions each of three answers is right two times. */
function unevenAnswers(rows: readonly Row[]) {
  return [...Map.groupBy(rows, ({ exam, part, section }) => `${exam}, ${part}, ${section}`).values()].flatMap(
    (ofSection) => {
      const [row] = ofSection
      const section = row && sectionOf(row)
      if (!row || !section || ofSection.length < section.questions) return []
      const answers = rightAnswers[section.answers]
      const most = Math.ceil(section.questions / answers.length)
      return answers
        .filter((answer) => ofSection.filter(({ right }) => right === answer).length > most)
        .map((answer) => ({
          row,
          error: `right: "${answer}" is right more than ${most} times in the section`,
        }))
    },
  )
}
