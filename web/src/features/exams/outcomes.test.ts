import { expect, test } from 'vitest'
import loaders from 'virtual:exams'
import { begun } from '@pol/learning/exams/attempt'
import { examParts } from '@pol/learning/exams/exam-names'
import { pointsOfPart } from '@pol/learning/exams/exam-shape'
import { answerKeys, criteriaOf, keyOfField, keyOfQuestion, outcomesOf, pointsOf } from './outcomes.ts'
import { criterionTexts } from './wording.ts'

const exams = await Promise.all(Object.values(loaders).map(async (load) => (await load()).default))
const [exam] = exams as [(typeof exams)[0]]
const empty = begun(0, null)

test.each(exams)(
  'all parts of $exam give 15 points each for a perfect result, and none for an empty one',
  (exam) => {
    const questions = [...exam.hoeren, ...exam.lesen].flatMap((section) => section.questions)
    const perfect = (part: 'hoeren' | 'lesen') =>
      Object.fromEntries(
        questions.filter((row) => row.part === part).map((row) => [keyOfQuestion(row), row.right]),
      )
    const answers = {
      hoeren: perfect('hoeren'),
      lesen: perfect('lesen'),
      schreiben: Object.fromEntries(
        exam.schreiben.fields.map((field) => [keyOfField(field), field.written[0] ?? '']),
      ),
      sprechen: {},
    }
    for (const part of examParts) {
      const ticks = criteriaOf(part).map(({ key }) => key)
      expect(pointsOf(exam, part, { ...empty, answers: answers[part], ticks }), part).toBe(pointsOfPart)
      expect(pointsOf(exam, part, empty), part).toBe(0)
      expect(outcomesOf(exam, part, empty).every(({ isRight }) => !isRight)).toBe(true)
    }
  },
)

test('what is open is counted: 15 questions, five fields and a message, nothing that is said', () => {
  expect(examParts.map((part) => answerKeys(exam, part).length)).toEqual([15, 15, 6, 0])
})

test('every criterion says what is ticked', () => {
  const keys = examParts.flatMap((part) => criteriaOf(part).map(({ key }) => key))
  expect(keys.filter((key) => !criterionTexts[key])).toEqual([])
})

test('a criterion of speaking counts for the unit of its own card', () => {
  const pictures = exam.sprechen[2] ?? []
  const outcomes = outcomesOf(exam, 'sprechen', empty)
  expect(outcomes.slice(-6).map(({ unit }) => unit)).toEqual(pictures.flatMap(({ unit }) => [unit, unit]))
})
