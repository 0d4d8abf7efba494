import { vocalised } from '@pol/language/vocalised'
import type { OpenAiAccess, OpenAiPost } from '../../services/openai.ts'
import type { ServiceCall } from '../../services/service-call.ts'
import { ServiceFailure } from '../../services/service-failure.ts'
import { isMp3 } from '../../audio/is-mp3.ts'
import type { SpeechProvider, SpokenBy } from './provider.ts'

interface Parts extends Pick<OpenAiAccess, 'baseUrl'> {
  readonly post: OpenAiPost
  readonly callService: ServiceCall
  readonly model: string
  /** That of `callService`. */
  readonly timeoutMs: number
}

/**
 * https://platform.openai.com/docs/api-reference/audio/createSpeech
 * The voices of the contract have the same names as those of the service.
 */
export function createOpenAiSpeech({ baseUrl, post, callService, model, timeoutMs }: Parts): SpeechProvider {
  const { host, pathname } = new URL(baseUrl)
  const sounding = ({ voice }: SpokenBy) => ({ provider: `openai ${host}${pathname} ${model} mp3`, voice })
  return {
    sounding,
    timeoutMs,
    script: ({ text, transliteration }) =>
      transliteration === undefined ? text : vocalised(text, transliteration),
    speak: (script, by, _priority, signal) =>
      callService(async (callSignal) => {
        const body = { model, voice: by.voice, input: script, response_format: 'mp3' }
        const response = await post('/audio/speech', body, callSignal)
        const mp3 = new Uint8Array(await response.arrayBuffer())
        if (!isMp3(mp3)) throw new ServiceFailure('answered something that is no MP3', 'service')
        return { mp3, sounding: sounding(by) }
      }, signal),
    waiting: () => 0,
    stop() {},
  }
}
