import { useEffect, useState } from 'react'
import { decoded } from '../../lib/sound/microphone.ts'
import { soundOf, SpeechError, type Spoken } from '../speech/player.ts'
import { modelVoiceOf } from './own-voice-of.ts'

/**
 * The sound of the model without the silence at both ends.
 * @returns null until it is read, or if it is not available.
 */
export function useModelSamples({ text, voice, id, speaker, recording }: Spoken): Float32Array | null {
  const [samples, setSamples] = useState<Float32Array | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const read = async () => {
      const sound = await soundOf({ text, voice, id, speaker, recording }, signal)
      const model = modelVoiceOf(await decoded(sound))
      if (!signal.aborted) setSamples(model)
    }
    read().catch((error: unknown) => {
      // A missing model is told when it is played.
      if (!signal.aborted && !(error instanceof SpeechError))
        console.warn('The model could not be read', error)
    })
    return () => leaving.abort()
  }, [text, voice, id, speaker, recording])
  return samples
}
