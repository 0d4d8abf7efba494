import type { Language } from '@pol/language/language'
import { isWrongChoice, reasonOfWrongChoice } from '@pol/language/reasons/choice'
import { reasonOfLetters } from '@pol/language/reasons/letters'
import type { Mistake } from '@pol/language/reasons/reason-for'
import type { ReasonFor } from '../../../lib/lexicon/reasons.ts'
import { worded, type WordedReason } from '../../../lib/lexicon/worded-reason.ts'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { useWhatIsShown } from '../../learning/use-what-is-shown.ts'

const loadFor = (language: Language) => async (): Promise<ReasonFor> => {
  const { loadReasonFor } = await import('../../../lib/lexicon/reasons.ts')
  return loadReasonFor(language)
}
const load: Readonly<Record<Language, () => Promise<ReasonFor>>> = { de: loadFor('de'), fa: loadFor('fa') }

/** Children read no reasons. */
const loadNothing = () => Promise.resolve<ReasonFor>(() => null)

/**
 * Returns the function that says why an answer is wrong. What it needs of the words is loaded when a round begins, so that a
 * reason comes with its verdict. Until then, and if that fails, there are reasons only for wrong choices of texts, letters
 * and pictures.
 */
export function useReasonFor(
  language: Language,
  isForChildren: boolean,
): (mistake: Mistake) => WordedReason | null {
  const loaded = useLoaded(isForChildren ? loadNothing : load[language])
  const { transliteration } = useWhatIsShown('elsewhere')
  return (mistake) => {
    if (loaded.status === 'loaded') return loaded.value(mistake, transliteration)
    if (isWrongChoice(mistake)) return worded(reasonOfWrongChoice(mistake))
    return mistake.kind === 'letters' ? worded(reasonOfLetters(mistake.letters)) : null
  }
}
