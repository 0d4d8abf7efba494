import { use, useEffect, useEffectEvent } from 'react'
import { isAutoplayOn } from './autoplay.ts'
import { speechPlayer, type Spoken } from './player.ts'
import { SpeechRate } from './speech-rate.ts'
import { type Playback, usePlayback } from './use-playback.ts'

interface Options {
  /** Whether the learner wrote the text; its clip is then not stored in the browser. */
  readonly isPersonal?: boolean
  /**
   * If set, the text is spoken at once, unless the learner has switched that off. Called if it fails, for example because
   * the browser blocks autoplay.
   */
  readonly onAutoplayFailure?: ((error: unknown) => void) | undefined
}

/** Connects a speaker button to the player. */
export function useSpeech(
  { text, voice, id, speaker, recording }: Spoken,
  { isPersonal = false, onAutoplayFailure }: Options = {},
): Pick<Playback, 'status' | 'toggle'> {
  const key = `${id ?? ''} ${speaker ?? ''} ${text}`
  const rate = use(SpeechRate)
  const { status, start, toggle } = usePlayback(key, (owner, onStatus) =>
    speechPlayer.speak(owner, { text, voice, id, speaker, recording }, { isPersonal, rate, onStatus }),
  )
  const autoplay = useEffectEvent(() => {
    if (onAutoplayFailure && isAutoplayOn()) start().catch(onAutoplayFailure)
  })
  const autoplayed = onAutoplayFailure ? key : null
  useEffect(() => {
    if (autoplayed === null) return undefined
    // Deferred, so that the verdict of an answer renders first.
    const timer = setTimeout(() => autoplay())
    return () => clearTimeout(timer)
  }, [autoplayed])
  return { status, toggle }
}
