import type { Logger } from 'pino'
import type { GermanPhonemes } from '@pol/content/pronunciations'
import { errors } from '@pol/contract/errors'
import { ApiError } from '../../../api/api-error.ts'
import { mp3Settings } from '../../../audio/write-mp3.ts'
import { type Priority, type SpeechProvider, type SpokenBy, voiceOf } from '../provider.ts'
import type { ChosenVoice, VoicesInUse } from '../voices/voices-in-use.ts'
import { engineSettings, targetPeak } from './engine.ts'
import type { Fault } from './engine-process.ts'
import { scriptFor } from './script.ts'
import { createSpeakingProcess, ProcessEndedError } from './speaking-process.ts'

interface Parts {
  /** Path of `engine-process`. */
  readonly program: string
  /** Phonemes of words that the engine mispronounces. */
  readonly phonemes: GermanPhonemes
  readonly voices: VoicesInUse
  /** Folder of the program that runs voices. */
  readonly runtimeFolder: string
  readonly log: Logger
  /** Time limit of the engine for one text. */
  readonly speakTimeoutMs?: number
  /** Time limit of a voice for one text. */
  readonly voiceTimeoutMs?: number
  readonly idleMs?: number
}

/** A sentence takes 0.1 s; the first one includes loading the engine. */
const defaultSpeakTimeoutMs = 15_000
/** The longest text takes 10 s on a quiet core, and loading a voice 2 s. */
const defaultVoiceTimeoutMs = 60_000
const defaultIdleMs = 5 * 60_000
/** Error text of specification section 8, for input with only punctuation or with too many letters to spell. */
const unspeakable = { text: errors['speech-failed'].text }

/** The process could not speak a text and still runs. */
class SpeakingError extends Error {
  override readonly name = 'SpeakingError'
  readonly fault: Fault

  constructor(message: string, fault: Fault) {
    super(message)
    this.fault = fault
  }
}

/**
 * Speaks with the voices of the operator, and with eSpeak NG where there is none, or where a voice fails: then the text is
 * spoken once more, by the engine.
 */
export function createOfflineSpeech({
  program,
  phonemes,
  voices,
  runtimeFolder,
  log,
  speakTimeoutMs = defaultSpeakTimeoutMs,
  voiceTimeoutMs = defaultVoiceTimeoutMs,
  idleMs = defaultIdleMs,
}: Parts): SpeechProvider {
  const speaking = createSpeakingProcess({ program, runtimeFolder, log, idleMs, onEnd: voices.ended })

  const engineSounding = (by: SpokenBy) => ({
    provider: `espeak-ng ${engineSettings} ${mp3Settings} ${targetPeak}`,
    voice: voiceOf(by),
  })

  const ask = async (
    script: string,
    by: SpokenBy,
    chosen: ChosenVoice | null,
    priority: Priority,
    signal: AbortSignal,
  ) => {
    const voice = chosen && { model: chosen.voice.model, pitch: chosen.pitch }
    const timeoutMs = chosen ? voiceTimeoutMs : speakTimeoutMs
    const response = await speaking.speak({ script, by, voice }, timeoutMs, priority, signal)
    if ('error' in response) throw new SpeakingError(response.error, response.fault)
    if (!response.mp3) throw new ApiError('invalid-input', unspeakable)
    return response.mp3
  }

  /** @returns whether the voice is to blame, so that the engine shall speak. */
  const noteFailure = ({ voice }: ChosenVoice, error: unknown): boolean => {
    if (error instanceof ProcessEndedError) voices.failed(voice, error)
    else if (!(error instanceof SpeakingError) || error.fault === 'engine') return false
    else if (error.fault === 'voice') voices.failed(voice, error)
    else if (error.fault !== 'text') voices.refuse(voice, error.fault)
    return true
  }

  return {
    sounding: (by) => voices.for(by)?.sounding ?? engineSounding(by),
    timeoutMs: speakTimeoutMs + (voices.providers().length > 0 ? voiceTimeoutMs : 0),
    script: (text) => scriptFor(text, phonemes),
    async speak(script, by, priority, callerSignal) {
      const chosen = voices.for(by)
      if (chosen) {
        try {
          const mp3 = await ask(script, by, chosen, priority, callerSignal)
          voices.spoke(chosen.voice)
          return { mp3, sounding: chosen.sounding }
        } catch (error) {
          if (!noteFailure(chosen, error)) throw error
        }
      }
      const mp3 = await ask(script, by, null, priority, callerSignal)
      return { mp3, sounding: engineSounding(by) }
    },
    waiting: speaking.waiting,
    stop: speaking.stop,
  }
}
