import { fold } from '@pol/language/fold'
import { pointsOfPart } from './exam-shape.ts'

/** A question with its right answer. */
export interface Question {
  readonly key: string
  readonly right: string
}

/** A field of the form with all right answers. */
export interface Field {
  readonly key: string
  readonly written: readonly string[]
}

/** Something that learners tick themselves, and the points that it gives. */
export interface Criterion {
  readonly key: string
  readonly points: number
}

type Answers = Readonly<Record<string, string>>

export const isRight = ({ key, right }: Question, answers: Answers): boolean => answers[key] === right

/** Capitals, spaces, a mark at the end and the script of digits do not matter. */
export function isFilledRight({ key, written }: Field, answers: Answers): boolean {
  const answer = comparable(answers[key] ?? '')
  return answer !== '' && written.some((right) => comparable(right) === answer)
}

const comparable = (text: string): string =>
  fold(text)
    .replaceAll(' ', '')
    .replace(/[.,،؛;]+$/u, '')

/** Points of the questions: one for each right answer. */
export const pointsOfQuestions = (questions: readonly Question[], answers: Answers): number =>
  questions.filter((question) => isRight(question, answers)).length

export const pointsOfForm = (fields: readonly Field[], answers: Answers): number =>
  fields.filter((field) => isFilledRight(field, answers)).length

export const pointsOfTicks = (criteria: readonly Criterion[], ticks: readonly string[]): number =>
  criteria.filter(({ key }) => ticks.includes(key)).reduce((sum, { points }) => sum + points, 0)

/** The criteria of the message: what each of its three points gives, and what counts for the whole. */
export const messageCriteria: readonly Criterion[] = [
  { key: 'point-1', points: 2 },
  { key: 'point-2', points: 2 },
  { key: 'point-3', points: 2 },
  { key: 'greeting', points: 1 },
  { key: 'sentences', points: 2 },
  { key: 'length', points: 1 },
]

/** The points of a form; with those of the message they are the points of the part. */
export const pointsOfFields = pointsOfPart - messageCriteria.reduce((sum, { points }) => sum + points, 0)

/** The criteria of the speaking part, by section: introduction, word cards, picture cards. */
export const speakingCriteria: readonly (readonly Criterion[])[] = [
  ['introduction', 'spelling', 'number'],
  ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6'],
  ['request-1', 'reply-1', 'request-2', 'reply-2', 'request-3', 'reply-3'],
].map((keys, at) => keys.map((key) => ({ key: `${at + 1}-${key}`, points: 1 })))

/** Something that was answered or ticked, and the unit of the course that trains it. */
export interface Outcome {
  readonly unit: number
  readonly isRight: boolean
}

const mostUnits = 5

/** The units that train what was weak: those with the most faults first, at most five. */
export function weakUnits(outcomes: readonly Outcome[]): number[] {
  const faults = Map.groupBy(
    outcomes.filter(({ isRight }) => !isRight),
    ({ unit }) => unit,
  )
  return [...faults]
    .toSorted(([unitA, a], [unitB, b]) => b.length - a.length || unitA - unitB)
    .slice(0, mostUnits)
    .map(([unit]) => unit)
}
