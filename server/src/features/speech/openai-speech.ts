import { vocalised } from '@pol/language/vocalised'
import type OpenAI from 'openai'
import type { ServiceCall } from '../../services/service-call.ts'
import { ServiceFailure } from '../../services/service-failure.ts'
import { isMp3 } from '../../audio/is-mp3.ts'
import type { SpeechProvider } from './provider.ts'

interface Parts {
  readonly client: OpenAI
  readonly callService: ServiceCall
  readonly model: string
}

/** The contract's voices have the same names as those of the service. */
export function createOpenAiSpeech({ client, callService, model }: Parts): SpeechProvider {
  const { host, pathname } = new URL(client.baseURL)
  return {
    name: `openai ${host}${pathname} ${model} mp3`,
    script: ({ text, transliteration }) =>
      transliteration === undefined ? text : vocalised(text, transliteration),
    speak: (script, voice, _urgency, signal) =>
      callService(async (callSignal) => {
        const response = await client.audio.speech.create(
          { model, voice, input: script, response_format: 'mp3' },
          { signal: callSignal },
        )
        const mp3 = new Uint8Array(await response.arrayBuffer())
        if (!isMp3(mp3)) throw new ServiceFailure('answered something that is no MP3', 'service')
        return mp3
      }, signal),
    waiting: () => 0,
    stop() {},
  }
}
