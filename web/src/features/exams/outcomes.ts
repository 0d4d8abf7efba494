import type { Exam } from '@pol/content/exams/exam'
import type { ExamField } from '@pol/content/exams/writing'
import { examParts, type ExamPart } from '@pol/learning/exams/exam-names'
import type { Attempt } from '@pol/learning/exams/attempt'
import {
  type Criterion,
  isFilledRight,
  isRight,
  messageCriteria,
  type Outcome,
  pointsOfForm,
  pointsOfTicks,
  speakingCriteria,
} from '@pol/learning/exams/points'

/** The key of the message among the answers. */
export const messageKey = 'message'
export const keyOfQuestion = ({ section, number }: { readonly section: number; readonly number: number }) =>
  `${section}.${number}`
export const keyOfField = ({ field }: { readonly field: number }) => `field-${field}`
export const withKey = (field: ExamField) => ({ key: keyOfField(field), written: field.written })
export const keyOfText = (section: number, text: string) => `${section}.${text}`

const isPart = (name: string): name is ExamPart => examParts.some((part) => part === name)
export const partNamed = (name: string): ExamPart | null => (isPart(name) ? name : null)

/** The parts whose points learners give themselves, all or some of them. */
export const isRatedByLearner = (part: ExamPart): boolean => part === 'schreiben' || part === 'sprechen'

/** The keys of everything that is answered in a part. */
export function answerKeys(exam: Exam, part: ExamPart): string[] {
  if (part === 'sprechen') return []
  if (part === 'schreiben') return [...exam.schreiben.fields.map(keyOfField), messageKey]
  return exam[part].flatMap(({ questions }) => questions.map(keyOfQuestion))
}

/** The criteria that the learner ticks in a part. */
export function criteriaOf(part: ExamPart): readonly Criterion[] {
  if (part === 'schreiben') return messageCriteria
  return part === 'sprechen' ? speakingCriteria.flat() : []
}

/** What was right and what was not in a part that was handed in, with the units of the course that train it. */
export function outcomesOf(exam: Exam, part: ExamPart, { answers, ticks }: Attempt): Outcome[] {
  const ticked = ({ key }: Criterion) => ticks.includes(key)
  if (part === 'schreiben') {
    const { fields, message } = exam.schreiben
    return [
      ...fields.map((field) => ({ unit: field.unit, isRight: isFilledRight(withKey(field), answers) })),
      ...messageCriteria.map((criterion) => ({ unit: message.unit, isRight: ticked(criterion) })),
    ]
  }
  if (part === 'sprechen')
    return exam.sprechen.flatMap((cards, at) => {
      const criteria = speakingCriteria[at] ?? []
      return criteria.map((criterion, n) => ({
        unit: (cards[cardOfCriterion(at, n)] ?? cards[0])?.unit ?? 1,
        isRight: ticked(criterion),
      }))
    })
  return exam[part].flatMap(({ questions }) =>
    questions.map((question) => ({
      unit: question.unit,
      isRight: isRight({ key: keyOfQuestion(question), right: question.right }, answers),
    })),
  )
}

/** The card that a criterion of a section of speaking is about; the first criterion of the introduction is about all cues. */
function cardOfCriterion(section: number, criterion: number): number {
  if (section === 0) return criterion === 0 ? 0 : criterion + 6
  return section === 1 ? criterion : Math.floor(criterion / 2)
}

/** The points of a part that was handed in. */
export function pointsOf(exam: Exam, part: ExamPart, attempt: Attempt): number {
  if (part === 'schreiben')
    return (
      pointsOfForm(exam.schreiben.fields.map(withKey), attempt.answers) +
      pointsOfTicks(messageCriteria, attempt.ticks)
    )
  return outcomesOf(exam, part, attempt).filter(({ isRight }) => isRight).length
}
