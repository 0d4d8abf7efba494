import { useEffect, useId, useState } from 'react'
import { speechPlayer, type SpeechStatus } from './player.ts'

export interface Playback {
  readonly status: SpeechStatus
  /** Starts, also during playback. */
  start(): Promise<unknown>
  /** Starts or stops. */
  toggle(): Promise<void>
}

/**
 * Connects a button to the player. Playback stops when the button unmounts or its key changes. The effect of an idle
 * button does not depend on its key, because a key press in the dictionary changes the keys of dozens of buttons.
 * @param play starts the player for this owner.
 */
export function usePlayback(
  key: string,
  play: (owner: string, onStatus: (status: SpeechStatus) => void) => Promise<unknown>,
): Playback {
  const owner = `${useId()} ${key}`
  const [playback, setPlayback] = useState({ owner, status: 'idle' as SpeechStatus })
  const status = playback.owner === owner ? playback.status : 'idle'
  const start = () => play(owner, (status) => setPlayback({ owner, status }))
  const playing = status === 'idle' ? null : owner
  useEffect(() => (playing === null ? undefined : () => speechPlayer.stop(playing)), [playing])
  return {
    status,
    start,
    async toggle() {
      if (status === 'idle') await start()
      else speechPlayer.stop(owner)
    },
  }
}
