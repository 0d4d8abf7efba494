import type OpenAI from 'openai'
import type { Calls } from '../../openai/calls.ts'
import { ServiceFailure } from '../../openai/service-failure.ts'
import { isMp3 } from './mp3-frames.ts'
import type { SpeechProvider } from './provider.ts'

interface Parts {
  readonly client: OpenAI
  readonly calls: Calls
  readonly model: string
}

/** The service's voices have the names that the specification uses, so they are asked for as they are. */
export function createOpenAiSpeech({ client, calls, model }: Parts): SpeechProvider {
  const { host, pathname } = new URL(client.baseURL)
  return {
    name: `openai ${host}${pathname} ${model} mp3`,
    script: (text) => text,
    speak: (script, voice, _urgency, signal) =>
      calls(async (ending) => {
        const answer = await client.audio.speech.create(
          { model, voice, input: script, response_format: 'mp3' },
          { signal: ending },
        )
        const mp3 = new Uint8Array(await answer.arrayBuffer())
        if (!isMp3(mp3)) throw new ServiceFailure('answered something that is no MP3', { blame: 'service' })
        return mp3
      }, signal),
    waiting: () => 0,
    stop() {},
  }
}
