import { expect, test } from 'vitest'
import { unexplainedWords } from '@pol/language/closure'
import { formIndexOf } from '@pol/language/form-index'
import type { Exam } from '../src/exams/exam.ts'
import { readExams } from '../src/exams/read-exams.ts'
import { lexicon } from '../src/lexicon.ts'
import { readContent } from '../src/read.ts'
import { data, rowsOf } from '../test/content.ts'

const exams = await readExams(data, await readContent(data))
const entries = await rowsOf(lexicon)
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }

/** What stands in a test in the language that is learned, besides its lines. */
function textsOf({ language, hoeren, lesen, schreiben, sprechen }: Exam): string[] {
  const isGerman = language === 'de'
  const { person, fields, message } = schreiben
  const asked = [...hoeren, ...lesen]
  const heads = [...asked.flatMap(({ texts }) => texts), person]
  return [
    ...asked.flatMap(({ questions }) => questions.flatMap(({ question, a, b, c }) => [question, a, b, c])),
    ...heads.map((head) => (isGerman ? head.title_german : head.title_farsi)),
    ...fields.map((field) => (isGerman ? field.label_german : field.label_farsi)),
    isGerman ? message.task_german : message.task_farsi,
    ...(isGerman ? message.points_german : message.points_farsi),
    ...sprechen.flat().map((card) => (isGerman ? card.word_german : card.word_farsi)),
  ]
}

test.each(exams)('the lexicon explains every word of the questions of $exam', (exam) => {
  const unexplained = textsOf(exam).flatMap((text) => unexplainedWords(indexes[exam.language], text))
  expect([...new Set(unexplained)]).toEqual([])
})

test('no test takes a text from another one', () => {
  const said = exams.flatMap(({ exam, hoeren, lesen }) =>
    [...hoeren, ...lesen].flatMap(({ texts }) =>
      texts.map(({ lines }) => ({ exam, text: lines.map(({ german }) => german).join(' ') })),
    ),
  )
  expect(new Set(said.map(({ text }) => text)).size).toBe(said.length)
})

test('a right answer is not the longest one more often than by chance', () => {
  for (const { exam, hoeren } of exams) {
    const questions = hoeren.flatMap((section) => section.questions).filter(({ a }) => a !== '')
    const longest = questions.filter(({ a, b, c, right }) => {
      const lengths = { a: a.length, b: b.length, c: c.length }
      const own = right === 'a' || right === 'b' || right === 'c' ? lengths[right] : 0
      return Object.entries(lengths).every(([key, length]) => key === right || length < own)
    })
    expect(longest.length, exam).toBeLessThanOrEqual(questions.length / 2)
  }
})
