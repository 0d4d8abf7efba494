/**
 * The program of the engine's own process. Whatever happens in here, a crash or a hang, does not touch the
 * server; and eSpeak NG, which is GPL-3, stays at arm's length from it.
 */
import type { Voice } from '@pol/contract/speech'
import { loadEngine } from './engine.ts'
import { createMp3Writer } from './mp3.ts'

export interface SpeakRequest {
  readonly id: number
  readonly script: string
  readonly voice: Voice
}

export type SpeakAnswer =
  /** Null where the script has nothing to say. */
  { readonly id: number; readonly mp3: Uint8Array | null } | { readonly id: number; readonly error: string }

const answer = (message: SpeakAnswer) => process.send?.(message)
const ready = Promise.all([loadEngine(), createMp3Writer()])

process.on('message', ({ id, script, voice }: SpeakRequest) => {
  ready
    .then(([engine, writeMp3]) => {
      const utterance = engine.speak(script, voice)
      return answer({ id, mp3: utterance.phonemes.length === 0 ? null : writeMp3(utterance) })
    })
    .catch((error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }))
})
process.on('disconnect', () => process.exit())
// The terminal sends Ctrl-C to every process of the group; the server decides when this one ends.
process.on('SIGINT', () => {})
