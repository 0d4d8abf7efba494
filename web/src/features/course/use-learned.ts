import { interfaceLanguage } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { useLearner } from '../../lib/learning/learner.ts'

/** The language that is learned; before it is chosen, the one that the interface has not. */
export function useLearned(): Language {
  return useLearner()?.settings.learns ?? (interfaceLanguage === 'fa' ? 'de' : 'fa')
}
