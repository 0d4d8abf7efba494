/**
 * Runs the speech engine, and the voices of the operator, in a separate process. A crash or a hang does not affect the
 * server. It also keeps eSpeak NG, which is GPL-3, separate from the server's code. Argument: the folder of the program that
 * runs voices.
 */
import { trimmed, withLoudness, withPeak, type Sound } from '../../../audio/sound.ts'
import { createMp3Writer } from '../../../audio/write-mp3.ts'
import type { SpokenBy } from '../provider.ts'
import { createNeuralSpeech, UnusableModelError } from '../voices/neural-speech.ts'
import { UnknownSignError } from '../voices/sign-ids.ts'
import { signsOf } from '../voices/signs.ts'
import type { VoiceModel } from '../voices/voice.ts'
import { voiceLoudness } from '../voices/voice-loudness.ts'
import { loadSpeechEngine, targetPeak, TooLongError } from './engine.ts'

export interface SpeakRequest {
  readonly id: number
  readonly script: string
  readonly by: SpokenBy
  /** Null if the engine shall speak itself. */
  readonly voice: { readonly model: VoiceModel; readonly pitch: number } | null
}

/** What failed: the engine; the voice; this text alone, with this voice; or the model, which can speak no text. */
export type Fault = 'engine' | 'voice' | 'text' | UnusableModelError['code']

export type SpeakResponse =
  /** Null if the script has nothing to speak or is much too long. */
  | { readonly id: number; readonly mp3: Uint8Array | null }
  | { readonly id: number; readonly error: string; readonly fault: Fault }

const [runtimeFolder = ''] = process.argv.slice(2)
const neural = createNeuralSpeech(runtimeFolder)
const ready = Promise.all([loadSpeechEngine(), createMp3Writer()])

process.on('message', ({ id, ...request }: SpeakRequest) => {
  speak(request)
    .then((mp3) => respond({ id, mp3 }))
    .catch((error: unknown) => {
      if (error instanceof TooLongError) return respond({ id, mp3: null })
      const fault = request.voice ? faultOf(error) : 'engine'
      return respond({ id, error: error instanceof Error ? error.message : String(error), fault })
    })
})
process.on('disconnect', () => process.exit())
// The terminal sends Ctrl-C to the whole process group, but the server decides when this process exits.
process.on('SIGINT', () => {})

async function speak(request: Omit<SpeakRequest, 'id'>): Promise<Uint8Array | null> {
  const [, mp3] = await ready
  const sound = await soundOf(request)
  return sound && mp3.write(sound)
}

async function soundOf({ script, by, voice }: Omit<SpeakRequest, 'id'>): Promise<Sound | null> {
  const [engine] = await ready
  if (!voice) {
    const utterance = engine.speak(script, by.voice, by.speaker)
    return utterance.phonemes.length > 0 ? withPeak(trimmed(utterance), targetPeak) : null
  }
  const pieces = signsOf(engine.read(script, by.voice))
  if (pieces.length === 0) return null
  const spoken = await neural.speak(voice.model, pieces, voice.pitch)
  return trimmed(withLoudness(spoken, voiceLoudness.decibels, voiceLoudness.peak))
}

function faultOf(error: unknown): Fault {
  if (error instanceof UnusableModelError) return error.code
  return error instanceof UnknownSignError ? 'text' : 'voice'
}

function respond(response: SpeakResponse): void {
  process.send?.(response)
}
