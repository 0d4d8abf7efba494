import type { Language } from '@pol/language/language'
import { type Mistake, reasonFor } from '@pol/language/reasons/reason-for'
import { reviewed } from './compounds.ts'
import { loadFormIndex } from './form-index.ts'
import { worded, type WordedReason } from './worded-reason.ts'

/** Says why an answer is wrong; null where no rule is certain. */
export type ReasonFor = (mistake: Mistake) => WordedReason | null

/** Import this module dynamically: it contains the forms of both languages. @param language the learned language. */
export async function loadReasonFor(language: Language): Promise<ReasonFor> {
  const words = { index: await loadFormIndex[language](), compounds: reviewed }
  return (mistake) => {
    const reason = reasonFor(mistake, words)
    return reason && worded(reason)
  }
}
