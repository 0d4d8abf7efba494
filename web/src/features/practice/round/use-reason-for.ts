import type { Language } from '@pol/language/language'
import type { Mistake } from '@pol/language/reasons/reason-for'
import type { ReasonFor, WordedReason } from '../../../lib/lexicon/reasons.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'

const loadFor = (language: Language) => async (): Promise<ReasonFor> => {
  const { loadReasonFor } = await import('../../../lib/lexicon/reasons.ts')
  return loadReasonFor(language)
}
const load: Readonly<Record<Language, () => Promise<ReasonFor>>> = { de: loadFor('de'), fa: loadFor('fa') }

/**
 * Returns the function that says why an answer is wrong. It is loaded when a round begins, so that a reason comes with its
 * verdict; until then, and if that fails, nothing is said.
 */
export function useReasonFor(language: Language): (mistake: Mistake) => WordedReason | null {
  const loaded = useLoaded(load[language])
  return (mistake) => (loaded.status === 'loaded' ? loaded.value(mistake) : null)
}
