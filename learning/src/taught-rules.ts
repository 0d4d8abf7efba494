import type { Rule } from '@pol/language/reasons/rule'

/**
 * The rules of grammar that a learner was taught: those of the units of which she met more than half of the items, so
 * that a starred word of a later unit does not count as the unit.
 * @param units ids of the items of each unit of the course.
 * @param unitOf the number of the unit, from 1, that explains a rule.
 */
export function taughtRules(
  units: readonly (readonly string[])[],
  unitOf: Readonly<Record<Rule, number>>,
  met: ReadonlySet<string>,
): ReadonlySet<Rule> {
  const isTaught = units.map((items) => items.filter((id) => met.has(id)).length > items.length / 2)
  const rules = Object.entries(unitOf) as [Rule, number][]
  return new Set(rules.flatMap(([rule, unit]) => (isTaught[unit - 1] ? rule : [])))
}
