import { interfaceLanguage } from '@pol/contract/text'
import { type Language, otherLanguage } from '@pol/language/language'
import { useLearner } from '../../lib/learning/learner.ts'

/** The language that the user learns. The default is the one that is not the interface language. */
export function useLearned(): Language {
  return useLearner()?.settings.learns ?? otherLanguage(interfaceLanguage)
}
