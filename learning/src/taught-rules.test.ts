import { expect, test } from 'vitest'
import { type Rule, rules } from '@pol/language/reasons/rule'
import { taughtRules } from './taught-rules.ts'

test('a rule was taught once more than half of its unit was met, so one starred word is not enough', () => {
  const units = [
    ['hallo', 'danke'],
    ['gestern', 'gehen', 'kochen'],
  ]
  const unitOf = Object.fromEntries(rules.map((rule) => [rule, rule === 'fa-past' ? 2 : 1])) as Record<
    Rule,
    number
  >
  const isTaught = (...met: string[]) => taughtRules(units, unitOf, new Set(met)).has('fa-past')
  expect(isTaught('hallo', 'danke', 'gestern')).toBe(false)
  expect(isTaught('gestern', 'gehen')).toBe(true)
})
