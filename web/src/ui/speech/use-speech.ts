import { use, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Voice } from '@pol/contract/speech'
import { speechPlayer, type SpeechStatus } from './player.ts'
import { SpeechRate } from './speech-rate.ts'

interface Speech {
  readonly status: SpeechStatus
  /** Speaks, or stops what this one is speaking. @throws SpeechError */
  toggle(): Promise<void>
}

/** What one speaker button needs of the player. Leaving the screen silences it, and so does another text in its place. */
export function useSpeech(text: string, voice: Voice, isPersonal = false): Speech {
  const owner = useMemo(() => Symbol(text), [text])
  const rate = use(SpeechRate)
  const status = useSyncExternalStore(speechPlayer.subscribe, () => speechPlayer.statusOf(owner))
  useEffect(() => () => speechPlayer.stop(owner), [owner])
  return {
    status,
    async toggle() {
      if (status === 'idle') await speechPlayer.speak(owner, text, { voice, isPersonal, rate })
      else speechPlayer.stop(owner)
    },
  }
}
