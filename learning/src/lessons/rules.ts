import type { Asking } from './asking.ts'
import type { AskStep, LessonStep } from './lesson.ts'
import type { UnitMaterial } from './unit-material.ts'

/** Number of steps that the lesson should have. */
const wanted = 12
/** Maximum of forms after one section, and of forms whose rule was taught in earlier units. */
const most = { ofRule: 3, repeated: 2 }

/**
 * The sections of the note, each followed by the forms that it explains; where there are none, by a sentence that it quotes,
 * to put in order. A form never comes before its rule. What room is left is for forms of earlier rules, and for other
 * sentences of the dialogue.
 */
export function rulesOf({ rules, gaps, sentences, orderable }: UnitMaterial, ask: Asking): LessonStep[] {
  const ofRule: AskStep[][] = rules.map(() => [])
  const ordered = new Set<string>()
  let room = wanted - rules.length
  const add = (rule: number, step: AskStep) => {
    ofRule[rule]?.push(step)
    room -= 1
  }

  // Each section has its first exercise before another one has a second.
  for (let turn = 0; turn < most.ofRule; turn++) {
    for (const [rule, { quotes }] of rules.entries()) {
      if (room === 0) break
      const own = gaps.filter((gap) => gap.rule === rule)
      const gap = own[turn]
      const quote = quotes.find((id) => orderable.has(id) && !ordered.has(id))
      if (gap) add(rule, ask.gap(gap))
      else if (turn === 0 && quote !== undefined) {
        ordered.add(quote)
        add(rule, ask.order(quote))
      }
    }
  }

  const repeated = gaps.filter(({ rule }) => rule === null).slice(0, Math.min(most.repeated, room))
  const others = sentences
    .filter((id) => orderable.has(id) && !ordered.has(id))
    .slice(0, Math.max(0, room - repeated.length))
  return [
    ...rules.flatMap((_, rule): LessonStep[] => [{ kind: 'rule', rule }, ...(ofRule[rule] ?? [])]),
    ...repeated.map((gap) => ask.gap(gap)),
    ...others.map((id) => ask.order(id)),
  ]
}
