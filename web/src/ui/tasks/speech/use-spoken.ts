import { useCallback, useSyncExternalStore } from 'react'
import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import type { Settings } from '@pol/learning/values'
import { humanVoices } from '../../../lib/human-voices/human-voices.ts'
import type { Catalogue } from '../../../lib/learning/catalogue.ts'
import type { Spoken } from '../../speech/player.ts'
import { spokenOf } from './spoken.ts'

/** Returns the speech of items, by a human voice if the learner prefers these and there is one. */
export function useSpoken(
  language: Language,
  catalogue: Catalogue,
  { human_voices }: Pick<Settings, 'human_voices'>,
): (item: Item) => Spoken {
  const voices = useSyncExternalStore(humanVoices.subscribe, humanVoices.current)
  const preferred = human_voices ? voices : null
  return useCallback(
    (item) => spokenOf(item, language, catalogue, preferred?.of(item.id, language)[0]?.id),
    [language, catalogue, preferred],
  )
}
