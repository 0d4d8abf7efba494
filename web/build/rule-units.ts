import type { Rule } from '@pol/language/reasons/rule'
import type { Material } from './material.ts'

/** The unit of the course whose note explains a rule. */
export type RuleUnits = Readonly<Record<Rule, number>>

export function ruleUnitsOf({ course }: Material): RuleUnits {
  const rules = course.flatMap(({ unit, notes }) =>
    [...notes.de, ...notes.fa].flatMap((section) => section.rules.map((rule) => [rule, unit] as const)),
  )
  return Object.fromEntries(rules) as RuleUnits
}
