import { rightOrders, wordsToOrder } from '@pol/language/right-orders'
import { filledIn, transliterationAround } from '@pol/language/blank'
import type { Language } from '@pol/language/language'
import { tidy } from '../grading/tidy.ts'
import { verdictOn, type Verdict } from '../grading.ts'
import type { IsKnownWord } from '../grading/typo.ts'
import { type Random, shuffled } from '../random.ts'
import { mixed, partsOf } from '../tasks/order.ts'
import type { ExerciseKind } from './exercise-kinds.ts'

/** A text of an exercise, in the learned language; a Persian one with its transliteration where it is read. */
export interface ExerciseText {
  readonly text: string
  readonly transliteration: string
}

/** An exercise of a rule of the course. */
export interface Exercise {
  readonly id: string
  /** The section of the note that explains the rule. */
  readonly heading: string
  readonly kind: ExerciseKind
  /** What to do, in the language of the reader; empty where the kind says it. */
  readonly task: string
  /** The sentence with a blank, or the one to change; empty for the other kinds. */
  readonly prompt: ExerciseText
  /** The solved sentence in both languages. */
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
  /** Other right answers: for a blank what fills it, else whole sentences. */
  readonly accepted: readonly string[]
  /** Wrong answers, and why each is wrong. */
  readonly wrong: readonly ExerciseText[]
  readonly reasons: readonly string[]
}

export const solvedOf = ({ german, farsi }: Exercise, language: Language): string =>
  language === 'fa' ? farsi : german

const hasBlank = ({ kind }: Exercise): boolean => kind === 'choose' || kind === 'gap'

/** All right answers, the one to show first. */
export function answersOf(exercise: Exercise, language: Language): readonly string[] {
  const solved = solvedOf(exercise, language)
  const first = hasBlank(exercise) ? (filledIn(exercise.prompt.text, solved) ?? solved) : solved
  return [first, ...exercise.accepted]
}

/** The choices of an exercise to choose, in a random order, with the reason against each wrong one. */
export function choicesOf(
  exercise: Exercise,
  language: Language,
  random: Random,
): {
  readonly choices: readonly (ExerciseText & { readonly reason: string | null })[]
  readonly right: number
} {
  const { prompt, wrong, reasons } = exercise
  const transliteration =
    language === 'fa'
      ? transliterationAround(prompt.text, exercise.farsi, exercise.transliteration).filling
      : ''
  const right = { text: answersOf(exercise, language)[0] ?? '', transliteration, reason: null }
  const choices = shuffled(
    [right, ...wrong.map((choice, at) => ({ ...choice, reason: reasons[at] ?? null }))],
    random,
  )
  return { choices, right: choices.indexOf(right) }
}

export interface Judged {
  readonly verdict: Verdict
  /** Why the answer is wrong; null if it is right, or if the exercise does not know this answer. */
  readonly reason: string | null
}

/**
 * Judges a typed answer. A wrong answer that the exercise knows is wrong, even if it differs from a right one by a letter or
 * a capital only: this difference is what it asks.
 */
export function judged(
  exercise: Exercise,
  language: Language,
  typed: string,
  isKnownWord: IsKnownWord | undefined,
): Judged {
  const accepted = answersOf(exercise, language)
  const text = tidy(typed)
  const isRight = accepted.some((answer) => tidy(answer) === text)
  const known = isRight ? -1 : exercise.wrong.findIndex((answer) => tidy(answer.text) === text)
  const expected = { accepted, isKnownWord: known < 0 ? isKnownWord : undefined }
  const verdict = verdictOn(typed, expected, language)
  if (verdict.isRight && known < 0) return { verdict, reason: null }
  return { verdict: compared(typed, accepted, language), reason: exercise.reasons[known] ?? null }
}

/** The verdict on a wrong answer. It is compared with the solution: other accepted answers are right, but no models. */
function compared(typed: string, accepted: readonly string[], language: Language): Verdict {
  const verdict = verdictOn(typed, { accepted: accepted.slice(0, 1) }, language)
  return { ...verdict, isRight: false, notes: [] }
}

/** The words of an exercise to put in order, mixed. */
export function partsOfExercise(exercise: Exercise, language: Language, random: Random): readonly string[] {
  const solved = solvedOf(exercise, language)
  return mixed(partsOf(solved, language), random, ordersOf(exercise, language), ' ')
}

/** All right orders of the words, as they are put together. */
function ordersOf(exercise: Exercise, language: Language): readonly string[] {
  const [solved = '', ...others] = answersOf(exercise, language)
  return [...rightOrders(solved, language), ...others.map((other) => wordsToOrder(other, language).join(' '))]
}

/** Judges words that were put in order. @param given the words, one space between them. */
export function judgedOrder(exercise: Exercise, language: Language, given: string): Judged {
  const orders = ordersOf(exercise, language)
  const right = verdictOn(given, { accepted: orders }, language)
  if (right.isRight) return { verdict: right, reason: null }
  const verdict = compared(given, orders, language)
  const isGiven = ({ text }: ExerciseText) => wordsToOrder(text, language).join(' ') === given
  return { verdict, reason: exercise.reasons[exercise.wrong.findIndex(isGiven)] ?? null }
}
