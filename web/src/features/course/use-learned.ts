import type { Language } from '@pol/learning/card'
import { interfaceLanguage } from '@pol/contract/text'
import { useLearner } from '../../lib/learning/learner.ts'

/** The language that is learned; before it is chosen, the one that the interface has not. */
export function useLearned(): Language {
  return useLearner()?.settings.learns ?? (interfaceLanguage === 'fa' ? 'de' : 'fa')
}
