import type { Asking } from './asking.ts'
import { questionsOfCheck } from './course-shape.ts'
import type { AskStep, LessonStep } from './lesson.ts'
import { spread, turned } from './spread.ts'
import { fairest, understanding } from './understanding.ts'
import type { LessonExercise, LessonGap, LessonText, LessonTexts, UnitMaterial } from './unit-material.ts'

const most = { forms: 1, orders: 1, turns: 2, written: 1 }
/** The kinds of the exercises that a check asks. */
const kindsOfExercises = ['gap', 'transform'] as const
/** How many words later the words of the next attempt are. */
const wordsPerAttempt = 7

const ways = [
  ['recognise', 'choose'],
  ['produce', 'choose'],
] as const

/**
 * Twelve points over all skills: listening, reading, choosing, exercises of the rules, missing forms, word order, and writing. No
 * item is asked twice, and each word in a way in which it can be asked, however new it is. The first attempt has a text that was
 * not heard before, later ones that of the lesson before.
 * @param attempt the number of attempts before; each asks other words, exercises, sentences and turns.
 */
export function checkOf(unit: UnitMaterial, ask: Asking, attempt: number): LessonStep[] {
  const heard = attempt === 0 ? 'listening-2' : 'listening-1'
  const ofTexts = [...questionsOn(heard, unit.texts), ...turnsToRead(unit, attempt)]
  const exercises = exercisesOf(unit, attempt)
  const forms = formsOf(unit, attempt)
  const orders = turned(sentencesToOrder(unit), attempt * most.orders).slice(0, most.orders)
  const inForms = new Set(forms.map(({ item }) => item))
  const left = new Set(turned(unit.words, attempt * wordsPerAttempt).filter((id) => !inForms.has(id)))
  const take = (count: number, fits: (id: string) => boolean) => {
    const taken = spread([...left].filter(fits), count)
    for (const id of taken) left.delete(id)
    return taken
  }
  const count = questionsOfCheck - ofTexts.length - exercises.length - forms.length - orders.length
  const written = take(most.written, (id) => unit.buildable.has(id))
  const chosen = take(count - written.length, () => true)
  return [
    ...ofTexts,
    ...chosen.map((id, at): AskStep => {
      const [skill, task] = ways[Math.floor((at * ways.length) / chosen.length)] ?? ways[0]
      return ask.item(id, skill, task)
    }),
    ...exercises.map(({ id }) => ask.exercise(id)),
    ...forms.map((gap) => ask.gap(gap)),
    ...orders.map((id) => ask.order(id)),
    ...written.map((id) => ask.item(id, 'produce', 'write')),
  ]
}

/** The questions on a text. */
export function questionsOn(text: LessonText, { questions }: LessonTexts): LessonStep[] {
  return Array.from({ length: questions[text] }, (_, question) => ({ kind: 'question', text, question }))
}

/** Turns of the dialogue that are read, and whose meaning is chosen. */
function turnsToRead({ turns }: UnitMaterial, attempt: number): LessonStep[] {
  const middle = turned([...turns.keys()].slice(1, -1), attempt)
  return fairest(middle, most.turns, turns).map((turn) => understanding('text', turn, turns))
}

/** Exercises from the last one on, since the lesson of the rules takes the first ones. */
function exercisesOf({ exercises }: UnitMaterial, attempt: number): LessonExercise[] {
  return kindsOfExercises.flatMap((kind) => {
    const ofKind = exercises.filter((exercise) => exercise.kind === kind).toReversed()
    return turned(ofKind, attempt).slice(0, 1)
  })
}

/** A form of a rule of the unit, or else of an earlier one. */
function formsOf({ gaps }: UnitMaterial, attempt: number): LessonGap[] {
  const [own, repeated] = [true, false].map((isOwn) => gaps.filter(({ rule }) => (rule !== null) === isOwn))
  return [own, repeated].flatMap((some = []) => turned(some, attempt)).slice(0, most.forms)
}

/** Sentences for word order from the last one on, since the exercises of the rules take the first ones. */
export function sentencesToOrder({ sentences, orderable }: UnitMaterial): string[] {
  return sentences.filter((id) => orderable.has(id)).toReversed()
}
