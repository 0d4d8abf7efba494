import type { Language } from '@pol/language/language'
import { asking, type Asking } from './asking.ts'
import { checkOf, sentencesToOrder } from './check.ts'
import { from1To, lessonsOfUnit, lessonWithCheck } from './course-shape.ts'
import type { Lesson, LessonStep } from './lesson.ts'
import { rulesOf } from './rules.ts'
import { spread } from './spread.ts'
import { fairest, fairOf, understanding } from './understanding.ts'
import type { UnitMaterial } from './unit-material.ts'
import { wordLesson } from './words.ts'

type Make = (unit: UnitMaterial, ask: Asking) => readonly LessonStep[]

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
  (unit, ask) => [...speaking(unit), ...checkOf(unit, ask)],
]

/**
 * A lesson of a unit. It depends on the material alone, so that a learner finds the same step again, on another device too.
 * @param language the learned language.
 * @param lesson from 1.
 */
export function lessonOf(unit: UnitMaterial, language: Language, lesson: number): Lesson {
  const steps = makers[lesson - 1]?.(unit, asking(language)) ?? []
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

function readingAndWriting(unit: UnitMaterial, ask: Asking): LessonStep[] {
  const { turns, words, withLetterGaps } = unit
  const middle = [...turns.keys()].slice(1, -1)
  const lacking = spread(
    words.filter((id) => withLetterGaps.has(id)),
    3,
  )
  return [
    { kind: 'read' },
    ...fairest(middle, 3, turns).map((turn) => understanding('text', turn, turns)),
    ...sentencesToOrder(unit)
      .slice(0, 3)
      .map((id) => ask.order(id)),
    ...lacking.map((id) => ask.item(id, 'produce', 'gap')),
    ...spread(words.slice(1), 2).map((id) => ask.item(id, 'produce', 'dictation')),
  ]
}

/** The role that says most, in its two turns that are farthest apart. */
function speaking({ turns }: UnitMaterial): LessonStep[] {
  const turnsOf = Map.groupBy(turns.keys(), (turn) => turns[turn]?.speaker)
  const [role = []] = [...turnsOf.values()].toSorted((a, b) => b.length - a.length)
  return [...new Set([role[0], role.at(-1)])].flatMap((turn) =>
    turn === undefined ? [] : { kind: 'speak', turn },
  )
}
