import { useEffect, useEffectEvent, useState } from 'react'
import type { Capture } from '../../lib/sound/microphone.ts'
import { useCapture } from '../microphone/use-capture.ts'
import { hasFallenSilent, levelInterval } from './has-fallen-silent.ts'
import { ownVoiceOf } from './own-voice-of.ts'

/** Length at which a recording of a sentence stops by itself, in seconds. */
export const longest = 15

interface Options {
  /** Length at which the recording stops by itself, in seconds. */
  readonly longest: number
  /** Whether it stops when the speaker has finished. */
  readonly stopsInSilence: boolean
}

/**
 * The recording of the own voice. It is in memory only, and is dropped when the component is removed or the page is
 * hidden.
 */
export function useOwnVoice({ longest, stopsInSilence }: Options) {
  const { captured, start, discard } = useCapture({ longest, prepare: ownVoiceOf })
  const [isForgotten, setForgotten] = useState(false)
  const { name } = captured
  useStopInSilence(stopsInSilence && name === 'recording' ? captured.capture : null)

  const forgetIfHidden = useEffectEvent(() => {
    if (!document.hidden) return
    discard()
    setForgotten(true)
  })
  const hasVoice = name === 'recording' || name === 'recorded'
  useEffect(() => {
    if (!hasVoice) return undefined
    document.addEventListener('visibilitychange', forgetIfHidden)
    return () => document.removeEventListener('visibilitychange', forgetIfHidden)
  }, [hasVoice])

  return {
    captured,
    /** Why there is no recording; null if there is one or none was tried. */
    fault: name === 'empty' ? captured.fault : null,
    /** Whether the last recording was dropped because the page was hidden. */
    isForgotten: isForgotten && name === 'empty',
    start() {
      setForgotten(false)
      return start()
    },
  }
}

function useStopInSilence(capture: Capture | null): void {
  useEffect(() => {
    if (!capture) return undefined
    const levels: number[] = []
    const timer = setInterval(() => {
      levels.push(capture.level())
      if (hasFallenSilent(levels)) capture.stop()
    }, levelInterval)
    return () => clearInterval(timer)
  }, [capture])
}
