import { interfaceLanguage } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { type Mistake, reasonFor } from '@pol/language/reasons/reason-for'
import type { Rule } from '@pol/language/reasons/rule'
import units from 'virtual:rule-units'
import { reviewed } from './compounds.ts'
import { loadFormIndex } from './form-index.ts'

/** Why an answer is wrong. */
export interface WordedReason {
  /** In the language of the interface. */
  readonly text: string
  /** Null if no note of the course explains it. */
  readonly rule: ExplainedRule | null
}

export interface ExplainedRule {
  readonly rule: Rule
  /** The unit of the course whose note explains it. */
  readonly unit: number
}

/** Says why an answer is wrong; null where no rule is certain. */
export type ReasonFor = (mistake: Mistake) => WordedReason | null

/** Import this module dynamically: it contains the forms of both languages. @param language the learned language. */
export async function loadReasonFor(language: Language): Promise<ReasonFor> {
  const words = { index: await loadFormIndex[language](), compounds: reviewed }
  return (mistake) => {
    const reason = reasonFor(mistake, words)
    if (!reason) return null
    const { german, persian, rule } = reason
    return {
      text: interfaceLanguage === 'fa' ? persian : german,
      rule: rule ? { rule, unit: units[rule] } : null,
    }
  }
}
