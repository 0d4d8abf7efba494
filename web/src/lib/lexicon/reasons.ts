import type { Language } from '@pol/language/language'
import { type Mistake, reasonFor } from '@pol/language/reasons/reason-for'
import { soundFor, withSounds } from '@pol/language/reasons/sounds'
import { reviewed } from './compounds.ts'
import { loadFormIndex } from './form-index.ts'
import { worded, type WordedReason } from './worded-reason.ts'

/** Says why an answer is wrong; null where no rule is certain. Persian texts have their transliteration if it is wanted. */
export type ReasonFor = (mistake: Mistake, hasTransliteration: boolean) => WordedReason | null

/** Import this module dynamically: it contains the forms of both languages. @param language the learned language. */
export async function loadReasonFor(language: Language): Promise<ReasonFor> {
  const words = { index: await loadFormIndex[language](), compounds: reviewed }
  return (mistake, hasTransliteration) => {
    const reason = reasonFor(mistake, words)
    if (!reason || language === 'de' || !hasTransliteration) return reason && worded(reason)
    return worded(withSounds(reason, soundFor(mistake, words.index)))
  }
}
