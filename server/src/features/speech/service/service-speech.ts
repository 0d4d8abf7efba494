import type { Voice } from '@pol/contract/operations/speech'
import { nameOfSpeaker } from '@pol/language/speakers'
import { vocalised } from '@pol/language/vocalised'
import { createOpenAiPost, type OpenAiAccess } from '../../../services/openai.ts'
import type { ServiceCall } from '../../../services/service-call.ts'
import type { SpeechProvider, SpokenBy } from '../provider.ts'
import { createRealtimeSpeech } from './realtime-speech.ts'
import { createRequestedSpeech } from './request-speech.ts'
import { isRealtime, type SpeechModel } from './voices.ts'
import { createClipWriter } from './write-clip.ts'

interface Parts extends OpenAiAccess {
  readonly models: Readonly<Record<Voice, SpeechModel>>
  readonly callService: ServiceCall
  /** That of `callService`. */
  readonly timeoutMs: number
  /** Counts one request or response against the budget. @throws ApiError if it is used up. */
  readonly spend: () => Promise<void>
}

/** Speech of OpenAI or of a compatible service, for each language with its own model. */
export function createServiceSpeech({ models, callService, ...parts }: Parts): SpeechProvider {
  const { baseUrl, timeoutMs } = parts
  const { host, pathname } = new URL(baseUrl)
  const writeClip = createClipWriter()
  const request = createRequestedSpeech({ post: createOpenAiPost(parts), writeClip })
  const converse = createRealtimeSpeech({ ...parts, writeClip })

  const spokenWith = ({ voice, speaker }: SpokenBy) => {
    const { model, voices } = models[voice]
    return { model, voice: voices[nameOfSpeaker(speaker)] }
  }

  const sounding = (by: SpokenBy) => {
    const { model, voice } = spokenWith(by)
    // The column has the voices of the contract, which are those of the service without a setting.
    const named = voice === by.voice ? '' : ` ${voice}`
    return { provider: `openai ${host}${pathname} ${model}${named} mp3`, voice: by.voice }
  }

  return {
    sounding,
    timeoutMs,
    script: ({ text, transliteration }) =>
      transliteration === undefined ? text : vocalised(text, transliteration),
    async speak(script, by, _priority, signal) {
      const text = { ...spokenWith(by), script }
      const mp3 = await callService(
        (callSignal) =>
          isRealtime(text.model) ? converse(text, by.voice, callSignal) : request(text, callSignal),
        signal,
      )
      return { mp3, sounding: sounding(by) }
    },
    waiting: () => 0,
    stop() {},
  }
}
