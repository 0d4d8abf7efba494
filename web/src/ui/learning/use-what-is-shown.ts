import { useSyncExternalStore } from 'react'
import { interfaceLanguage } from '@pol/contract/text'
import { learner } from '../../lib/learning/learner.ts'
import {
  learnedLanguage,
  type Place,
  type Shown,
  wantsTransliteration,
  whatIsShown,
} from './what-is-shown.ts'

/** What is shown of texts at a place, by the learner's settings. Changes only with these settings. */
export function useWhatIsShown(place: Place): Shown {
  const learned = useSyncExternalStore(learner.subscribe, currentlyLearned)
  const isTransliterationWanted = useSyncExternalStore(learner.subscribe, isTransliterationWantedNow)
  return whatIsShown(place, learned, isTransliterationWanted)
}

const settingsNow = () => learner.current()?.settings ?? null
const currentlyLearned = () => learnedLanguage(settingsNow(), interfaceLanguage)
const isTransliterationWantedNow = () => wantsTransliteration(settingsNow())
