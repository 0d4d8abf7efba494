import type { Language } from '@pol/language/language'
import type { IsKnownWord } from '@pol/learning/grading/typo'
import { useLoaded } from '../../../lib/use-loaded.ts'

const loadFor = (language: Language) => async (): Promise<IsKnownWord> => {
  const { loadIsKnownWord } = await import('../../../lib/lexicon/known-words.ts')
  return loadIsKnownWord(language)
}
const load = { de: loadFor('de'), fa: loadFor('fa') }

/** Children type nothing. */
const loadNothing = () => Promise.resolve<IsKnownWord>(() => true)

/**
 * Returns the function that tells another word or form from a typo. The words are loaded when a round begins, as for the
 * reasons. Until then, and if that fails, it is undefined.
 */
export function useIsKnownWord(language: Language, isForChildren: boolean): IsKnownWord | undefined {
  const loaded = useLoaded(isForChildren ? loadNothing : load[language])
  return loaded.status === 'loaded' ? loaded.value : undefined
}
