import { useEffect, useId, useState } from 'react'
import { useClipsAhead } from '../speech/use-clips-ahead.ts'
import { speechPlayer, type Spoken } from '../speech/player.ts'
import { toastSpeechFailure } from '../speech/toast-speech-failure.ts'

/** A turn to play; null for the learner's own turn. */
type PlayedTurn = Spoken | null

interface DialoguePlayer {
  /** Index of the turn that is played or that the learner speaks; null while stopped. */
  readonly current: number | null
  /** Whether the last start ended because a sound could not be made. */
  readonly hasFailed: boolean
  play(): void
  stop(): void
  /** Continues after the learner's own turn. */
  next(): void
}

/** The clips of so many turns are fetched while another turn is played. */
const turnsAhead = 2

/** Plays the turns of a dialogue in order. Stops when another text is played. */
export function useDialogue(turns: readonly PlayedTurn[], rate: number): DialoguePlayer {
  const owner = useId()
  const [current, setCurrent] = useState<number | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => () => speechPlayer.stop(owner), [owner])
  const later = current === null ? [] : turns.slice(current + 1, current + 1 + turnsAhead)
  useClipsAhead(later.flatMap((turn) => turn ?? []))
  const playFrom = async (first: number) => {
    for (let at = first; at < turns.length; at += 1) {
      setCurrent(at)
      const spoken = turns[at]
      if (!spoken) return
      if (!(await speechPlayer.speak(owner, spoken, { isPersonal: false, rate }))) break
    }
    setCurrent(null)
  }
  const start = (first: number) => {
    setHasFailed(false)
    playFrom(first).catch((error: unknown) => {
      setCurrent(null)
      setHasFailed(true)
      toastSpeechFailure(error)
    })
  }
  return {
    current,
    hasFailed,
    play: () => start(0),
    stop() {
      speechPlayer.stop(owner)
      setCurrent(null)
    },
    next: () => start((current ?? -1) + 1),
  }
}
