import type { LessonStep } from './lesson.ts'
import { spread } from './spread.ts'
import type { LessonTurn } from './unit-material.ts'

/** Number of turns whose meanings stand beside the right one. */
const others = 2

type Understanding = Extract<LessonStep, { kind: 'understand' }>

/**
 * Asks what a turn means, among turns with the same names, or with none, where there are such: another name would give the
 * answer away.
 */
export function understanding(
  by: Understanding['by'],
  turn: number,
  turns: readonly LessonTurn[],
): Understanding {
  const rest = [...turns.keys()].filter((other) => other !== turn)
  const byLikeness = Map.groupBy(rest, (other) => likenessOf(turns[turn], turns[other]))
  const best = likenesses.flatMap((likeness) => spread(byLikeness.get(likeness) ?? [], others))
  return { kind: 'understand', by, turn, others: best.slice(0, others).toSorted((a, b) => a - b) }
}

/** @returns this many of some turns, in their order: evenly distributed ones that no name gives away, then others. */
export function fairest(asked: readonly number[], count: number, turns: readonly LessonTurn[]): number[] {
  const fair = spread(fairOf(asked, turns), count)
  const rest = asked.filter((turn) => !fair.includes(turn))
  return [...fair, ...spread(rest, count - fair.length)].toSorted((a, b) => a - b)
}

/** Those of some turns whose meaning is chosen among turns with the same names, or with none. */
export function fairOf(asked: readonly number[], turns: readonly LessonTurn[]): number[] {
  return asked.filter((turn) =>
    understanding('text', turn, turns).others.every(
      (other) => likenessOf(turns[turn], turns[other]) === 'same names',
    ),
  )
}

/** From the best to the worst. */
const likenesses = ['same names', 'other names', 'names in one'] as const

function likenessOf(a: LessonTurn | undefined, b: LessonTurn | undefined): (typeof likenesses)[number] {
  const [namesOfA, namesOfB] = [a, b].map((turn) => [...new Set(turn?.names)].toSorted().join(' '))
  if (namesOfA === namesOfB) return 'same names'
  return namesOfA === '' || namesOfB === '' ? 'names in one' : 'other names'
}
