import { type ExerciseKind, exerciseKinds } from '../exercises/exercise-kinds.ts'
import type { Asking } from './asking.ts'
import { type AskStep, type LessonStep, planned } from './lesson.ts'
import type { LessonExercise, UnitMaterial } from './unit-material.ts'

/** Maximum of exercises, or of forms, after one section, and of forms whose rule was taught in earlier units. */
const most = { ofRule: 3, repeated: 2 }

/** The kinds of exercises after a section, the easiest first. Two sections in a row go on in different ways. */
const kindsInTurn: readonly (readonly ExerciseKind[])[] = [
  ['choose', 'gap', 'transform'],
  ['choose', 'order', 'write'],
]

/**
 * The sections of the note, each followed by exercises of its rule. What room is left is for forms that a section explains; where
 * a section has neither exercise nor form, for a sentence that it quotes, to put in order. Nothing comes before its rule. Forms
 * of earlier rules and other sentences of the dialogue fill the end.
 */
export function rulesOf(unit: UnitMaterial, ask: Asking): LessonStep[] {
  const { rules, gaps, sentences, orderable } = unit
  const exercises = rules.map((_, rule) => exercisesOf(unit, rule))
  const ofRule: AskStep[][] = rules.map(() => [])
  const ordered = new Set<string>()
  let steps = rules.length
  const add = (rule: number, step: AskStep) => {
    ofRule[rule]?.push(step)
    steps += 1
  }

  // Each section has its first exercise before another one has a second.
  for (let turn = 0; turn < most.ofRule; turn++) {
    for (const rule of rules.keys()) {
      const exercise = exercises[rule]?.[turn]
      if (exercise && steps < planned.most) add(rule, ask.exercise(exercise.id))
    }
  }
  for (let turn = 0; turn < most.ofRule; turn++) {
    for (const [rule, { quotes }] of rules.entries()) {
      if (steps === planned.most) break
      const own = gaps.filter((gap) => gap.rule === rule)
      const gap = own[turn]
      const quote = quotes.find((id) => orderable.has(id) && !ordered.has(id))
      if (gap) add(rule, ask.gap(gap))
      else if (ofRule[rule]?.length === 0 && quote !== undefined) {
        ordered.add(quote)
        add(rule, ask.order(quote))
      }
    }
  }

  const room = planned.most - steps
  const repeated = gaps.filter(({ rule }) => rule === null).slice(0, Math.min(most.repeated, room))
  const others = sentences
    .filter((id) => orderable.has(id) && !ordered.has(id))
    .slice(0, room - repeated.length)
  return [
    ...rules.flatMap((_, rule): LessonStep[] => [{ kind: 'rule', rule }, ...(ofRule[rule] ?? [])]),
    ...repeated.map((gap) => ask.gap(gap)),
    ...others.map((id) => ask.order(id)),
  ]
}

/** The exercises of a section that the lesson may ask, each of another kind, the easiest first. */
function exercisesOf({ exercises }: UnitMaterial, rule: number): LessonExercise[] {
  const preferred = kindsInTurn[rule % kindsInTurn.length] ?? []
  const kinds = [...new Set([...preferred, ...exerciseKinds])]
  return kinds
    .flatMap((kind) => exercises.find((exercise) => exercise.rule === rule && exercise.kind === kind) ?? [])
    .slice(0, most.ofRule)
    .toSorted((a, b) => exerciseKinds.indexOf(a.kind) - exerciseKinds.indexOf(b.kind))
}
