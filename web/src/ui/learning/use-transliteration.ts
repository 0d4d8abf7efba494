import { useSyncExternalStore } from 'react'
import { learner } from '../../lib/learning/learner.ts'

/**
 * Whether Persian texts have their transliteration: not for learners of German, who read Persian, nor after the
 * choice of 'Nie'. In practice, the strength of the card decides as well.
 */
export const useTransliteration = () => useSyncExternalStore(learner.subscribe, isWantedByLearner)

/** True until the learner's state is read. */
function isWantedByLearner(): boolean {
  const settings = learner.current()?.settings
  return settings?.learns !== 'de' && settings?.transliteration !== 'never'
}
