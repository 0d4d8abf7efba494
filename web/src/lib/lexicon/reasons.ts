import { interfaceLanguage } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { type Mistake, reasonFor } from '@pol/language/reasons/reason-for'
import { reviewed } from './compounds.ts'
import { loadFormIndex } from './form-index.ts'

/** Says why an answer is wrong, in the language of the interface; null where no rule is certain. */
export type ReasonFor = (mistake: Mistake) => string | null

/** Import this module dynamically: it contains the forms of both languages. @param language the learned language. */
export async function loadReasonFor(language: Language): Promise<ReasonFor> {
  const words = { index: await loadFormIndex[language](), compounds: reviewed }
  return (mistake) => {
    const reason = reasonFor(mistake, words)
    return (interfaceLanguage === 'fa' ? reason?.persian : reason?.german) ?? null
  }
}
