import { useCallback, useMemo } from 'react'
import type { OwnRecording } from '@pol/contract/operations/recordings'
import type { Language } from '@pol/language/language'
import type { Item } from '@pol/learning/item'
import { call } from '../../lib/call.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { useLearner } from '../../lib/learning/learner.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { wantedItems } from './wanted.ts'

export interface WantedFor {
  /** The mother tongue of the speaker. */
  readonly language: Language
  readonly catalogue: Catalogue
  readonly own: readonly OwnRecording[]
}

/** Number of lines on the screen. */
const most = 20

/** The items whose recordings are wanted most; null while loading. */
export function useWantedItems({ language, catalogue, own }: WantedFor): readonly Item[] | null {
  const state = useLearner()
  const loaded = useLoaded(useCallback(() => call('human-voices', { language }), [language]))
  return useMemo(() => {
    if (!state || loaded.status === 'loading') return null
    // If the list failed to load, some lines may already have recordings; the server enforces the limit.
    const voices = loaded.status === 'loaded' ? loaded.value.voices : null
    const recorded = new Set([
      ...(voices ?? []).map(({ item }) => item),
      ...own
        .filter(
          (recording) =>
            recording.language === language &&
            (recording.state === 'pending' || recording.state === 'approved'),
        )
        .map(({ item }) => item),
    ])
    const items: Item[] = []
    for (const id of wantedItems({ catalogue, language, cards: state.cards, recorded })) {
      const item = catalogue.byId.get(id)
      if (item) items.push(item)
      if (items.length === most) break
    }
    return items
  }, [state, loaded, own, language, catalogue])
}
