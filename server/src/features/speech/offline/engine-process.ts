/**
 * Runs the speech engine in a separate process. A crash or a hang does not affect the server. It also keeps eSpeak NG,
 * which is GPL-3, separate from the server's code.
 */
import { trimmed, withPeak } from '../../../audio/sound.ts'
import { createMp3Writer } from '../../../audio/write-mp3.ts'
import type { SpokenBy } from '../provider.ts'
import { loadSpeechEngine, targetPeak, TooLongError } from './engine.ts'

export interface SpeakRequest {
  readonly id: number
  readonly script: string
  readonly by: SpokenBy
}

export type SpeakResponse =
  /** Null if the script has nothing to speak or is much too long. */
  { readonly id: number; readonly mp3: Uint8Array | null } | { readonly id: number; readonly error: string }

const respond = (message: SpeakResponse) => process.send?.(message)
const ready = Promise.all([loadSpeechEngine(), createMp3Writer()])

process.on('message', ({ id, script, by }: SpeakRequest) => {
  ready
    .then(([engine, mp3]) => {
      const utterance = engine.speak(script, by.voice, by.speaker)
      const isSpoken = utterance.phonemes.length > 0
      return respond({ id, mp3: isSpoken ? mp3.write(withPeak(trimmed(utterance), targetPeak)) : null })
    })
    .catch((error: unknown) => {
      if (error instanceof TooLongError) return respond({ id, mp3: null })
      return respond({ id, error: error instanceof Error ? error.message : String(error) })
    })
})
process.on('disconnect', () => process.exit())
// The terminal sends Ctrl-C to the whole process group, but the server decides when this process exits.
process.on('SIGINT', () => {})
