import { isMp3 } from '../../../audio/is-mp3.ts'
import { isWav, readWav, WavError } from '../../../audio/read-wav.ts'
import type { OpenAiPost } from '../../../services/openai.ts'
import { ServiceFailure } from '../../../services/service-failure.ts'
import type { WriteClip } from './write-clip.ts'

/** What a service is asked to say. */
export interface ServiceText {
  readonly model: string
  /** The name that the service gives to it. */
  readonly voice: string
  readonly script: string
}

interface Parts {
  readonly post: OpenAiPost
  readonly writeClip: WriteClip
}

/**
 * Asks `/audio/speech` for an MP3. A WAV is accepted as well and encoded, because some local servers have nothing else.
 * https://platform.openai.com/docs/api-reference/audio/createSpeech
 */
export function createRequestedSpeech({ post, writeClip }: Parts) {
  /** @returns an MP3. @throws ServiceFailure; the errors of `post`. */
  return async ({ model, voice, script }: ServiceText, signal: AbortSignal): Promise<Uint8Array> => {
    const response = await post(
      '/audio/speech',
      { model, voice, input: script, response_format: 'mp3' },
      signal,
    )
    const audio = new Uint8Array(await response.arrayBuffer())
    if (isMp3(audio)) return audio
    if (!isWav(audio)) throw new ServiceFailure('answered something that is neither MP3 nor WAV', 'service')
    return writeClip(soundOf(audio))
  }
}

function soundOf(wav: Uint8Array) {
  try {
    return readWav(wav)
  } catch (error) {
    throw error instanceof WavError
      ? new ServiceFailure(`answered a WAV that cannot be used: ${error.message}`, 'service')
      : error
  }
}
