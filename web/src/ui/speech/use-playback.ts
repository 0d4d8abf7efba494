import { useEffect, useId, useState } from 'react'
import { speechPlayer, type SpeechStatus } from './player.ts'

export interface Playback {
  readonly status: SpeechStatus
  /** Starts; also where it is playing already. */
  start(): Promise<unknown>
  /** Starts or stops. */
  toggle(): Promise<void>
}

/**
 * Connects a button to the player. What it plays stops when the button unmounts or its key changes. An idle button has no effect
 * that depends on its key: with a key press in the dictionary, dozens get another text.
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
