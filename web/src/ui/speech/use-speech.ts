import { use, useEffect, useEffectEvent, useId, useState } from 'react'
import { speechPlayer, type SpeechStatus, type Spoken } from './player.ts'
import { SpeechRate } from './speech-rate.ts'

interface Options {
  /** Whether the learner wrote the text; its clip is then not stored in the browser. */
  readonly isPersonal?: boolean
  /** Given where the text is spoken at once. The browser may refuse that, and the button is still there. */
  readonly onAutoplayFailure?: ((error: unknown) => void) | undefined
}

interface Speech {
  readonly status: SpeechStatus
  /** Starts or stops speaking. @throws SpeechError */
  toggle(): Promise<void>
}

/**
 * Connects a speaker button to the player. Speech stops when the button unmounts or its text changes. An idle button has no effect
 * that depends on its text: with a key press in the dictionary, dozens get another text.
 */
export function useSpeech(
  { text, voice, id }: Spoken,
  { isPersonal = false, onAutoplayFailure }: Options = {},
): Speech {
  const owner = `${useId()} ${id ?? ''} ${text}`
  const rate = use(SpeechRate)
  const [playback, setPlayback] = useState({ owner, status: 'idle' as SpeechStatus })
  const status = playback.owner === owner ? playback.status : 'idle'
  const speak = () =>
    speechPlayer.speak(
      owner,
      { text, voice, id },
      {
        isPersonal,
        rate,
        onStatus: (status) => setPlayback({ owner, status }),
      },
    )
  const speaking = status === 'idle' ? null : owner
  useEffect(() => (speaking === null ? undefined : () => speechPlayer.stop(speaking)), [speaking])
  const autoplay = useEffectEvent(() => {
    if (onAutoplayFailure) speak().catch(onAutoplayFailure)
  })
  const autoplayed = onAutoplayFailure ? owner : null
  useEffect(() => {
    if (autoplayed === null) return undefined
    // What is shown, as the verdict of an answer, does not wait for it.
    const timer = setTimeout(() => autoplay())
    return () => clearTimeout(timer)
  }, [autoplayed])
  return {
    status,
    async toggle() {
      if (status === 'idle') await speak()
      else speechPlayer.stop(owner)
    },
  }
}
