import type { Language } from '@pol/language/language'
import { asking, type Asking } from './asking.ts'
import { checkOf, questionsOn } from './check.ts'
import { from1To, lessonsOfUnit, lessonWithCheck } from './course-shape.ts'
import type { Lesson, LessonStep } from './lesson.ts'
import { rulesOf } from './rules.ts'
import { spread } from './spread.ts'
import { fairOf, understanding } from './understanding.ts'
import type { UnitMaterial } from './unit-material.ts'
import { wordLesson } from './words.ts'

type Make = (unit: UnitMaterial, ask: Asking, attempt: number) => readonly LessonStep[]

const words =
  (lesson: number): Make =>
  (unit, ask) =>
    wordLesson(unit, lesson, ask)

const makers: readonly Make[] = [
  listening,
  words(0),
  words(1),
  words(2),
  rulesOf,
  readingAndWriting,
  (unit, ask, attempt) => [...speaking(unit), ...checkOf(unit, ask, attempt)],
]

/**
 * A lesson of a unit. It depends on the material and the attempt alone, so that a learner finds the same step again, on
 * another device too.
 * @param language the learned language.
 * @param lesson from 1.
 * @param attempt how often it was played to its end before: the check then asks other questions.
 */
export function lessonOf(unit: UnitMaterial, language: Language, lesson: number, attempt = 0): Lesson {
  const steps = makers[lesson - 1]?.(unit, asking(language), attempt) ?? []
  return { steps, isCheck: lesson === lessonWithCheck }
}

/** The seven lessons of a unit. */
export function lessonsOf(unit: UnitMaterial, language: Language): readonly Lesson[] {
  return from1To(lessonsOfUnit).map((lesson) => lessonOf(unit, language, lesson))
}

/** The first and the last turn are mostly a greeting: they are understood before the others, if no name gives them away. */
function listening({ turns }: UnitMaterial): LessonStep[] {
  const all = [...turns.keys()]
  const fair = fairOf(all, turns)
  const [first = 0, last = turns.length - 1] = fair.length < 2 ? [] : [fair[0], fair.at(-1)]
  return [
    { kind: 'listen' },
    ...[first, last].map((turn) => understanding('sound', turn, turns)),
    ...all.map((turn) => ({ kind: 'turn', turn }) as const),
  ]
}

/** Number of planned steps that lesson 6 should have. */
const wantedOfTexts = 13
const letterGaps = 3

/**
 * The text to read and the first text to hear, each with its questions, then numbers, the form or the message, and dictation.
 * What was heard is read after its questions.
 */
function readingAndWriting(unit: UnitMaterial, ask: Asking): LessonStep[] {
  const { texts, words, withLetterGaps } = unit
  const lacking = spread(
    words.filter((id) => withLetterGaps.has(id)),
    letterGaps,
  ).map((id) => ask.item(id, 'produce', 'gap'))
  const dictations = spread(words.slice(1), 2).map((id) => ask.item(id, 'produce', 'dictation'))
  const ofTexts: LessonStep[] = [
    { kind: 'text', text: 'reading' },
    ...questionsOn('reading', texts),
    { kind: 'hear', text: 'listening-1' },
    ...questionsOn('listening-1', texts),
    { kind: 'text', text: 'listening-1' },
    ...texts.numbers.map((drill) => ({ kind: 'number', drill }) as const),
    { kind: texts.writing },
  ]
  return [...ofTexts, ...[...dictations, ...lacking].slice(0, wantedOfTexts - ofTexts.length)]
}

/** The role that says most, in its two turns that are farthest apart. */
function speaking({ turns }: UnitMaterial): LessonStep[] {
  const turnsOf = Map.groupBy(turns.keys(), (turn) => turns[turn]?.speaker)
  const [role = []] = [...turnsOf.values()].toSorted((a, b) => b.length - a.length)
  return [...new Set([role[0], role.at(-1)])].flatMap((turn) =>
    turn === undefined ? [] : { kind: 'speak', turn },
  )
}
