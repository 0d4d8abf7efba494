import type { WordedReason } from '../../../../lib/lexicon/worded-reason.ts'
import { textOfRule } from '../rule-texts.ts'
import { ruleNamed } from '../steps-of.ts'

/** The sentences as a reason, which no note of the course explains. */
export const reasonOf = (...sentences: readonly string[]): WordedReason => ({
  text: sentences.filter(Boolean).join(' '),
  rule: null,
})

/** The text of a rule by its id. */
export function ruleText(id: string): string {
  const rule = ruleNamed(id)
  return rule ? textOfRule(rule) : ''
}
