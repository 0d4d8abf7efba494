import type { Voice } from '@pol/contract/operations/speech'
import { characters, speakerNamed, speakerNames, type SpeakerName } from '@pol/language/speakers'

/** The name of a service's voice for each speaker. */
export type ServiceVoices = Readonly<Record<SpeakerName, string>>

/** What speaks one language. */
export interface SpeechModel {
  readonly model: string
  readonly voices: ServiceVoices
}

/** Voices of `/audio/speech` that realtime models of OpenAI lack. */
const notInRealtime = ['fable', 'nova', 'onyx']
const usualRealtimeVoices: Readonly<Record<Voice, string>> = { alloy: 'alloy', nova: 'marin' }

/** Realtime models speak over a WebSocket only; the service has no other sign for them. */
export function isRealtime(model: string): boolean {
  return /realtime/i.test(model)
}

/** The voice of a language without a setting. @param voice that of the contract, which stands for the language. */
export function usualVoiceOf(voice: Voice, model: string): string {
  return isRealtime(model) ? usualRealtimeVoices[voice] : voice
}

/** Those of the voices that the model is known to lack. */
export function voicesLackedBy(model: string, voices: ServiceVoices): readonly string[] {
  return isRealtime(model) ? notInRealtime.filter((name) => Object.values(voices).includes(name)) : []
}

export function oneVoice(name: string): ServiceVoices {
  return Object.fromEntries(speakerNames.map((speaker) => [speaker, name])) as ServiceVoices
}

/**
 * Parses a list such as `alloy, man=onyx, child=shimmer, woman 2=coral`: the voice of all speakers, then those of some. A
 * character alone means both of its speakers; a speaker with its number takes precedence.
 * @param onFault is called with a message for each fault.
 */
export function readVoiceList(text: string, onFault: (fault: string) => void): ServiceVoices {
  const [usual = '', ...others] = text.split(',').map((item) => item.trim())
  if (!isVoice(usual)) onFault('must begin with the name of a voice')
  const byName = new Map<string, string>()
  for (const item of others) {
    const [name = '', voice = '', ...rest] = item.split('=').map((part) => part.trim())
    if (!isVoice(voice) || rest.length > 0)
      onFault(`needs a speaker and a voice, such as man=onyx, not "${item}"`)
    else if (!named.has(name)) onFault(`has no speaker "${name}"; there is ${[...named].join(', ')}`)
    else if (byName.has(name)) onFault(`names ${name} twice`)
    else byName.set(name, voice)
  }
  return Object.fromEntries(
    speakerNames.map((speaker) => [
      speaker,
      byName.get(speaker) ?? byName.get(speakerNamed(speaker).character) ?? usual,
    ]),
  ) as ServiceVoices
}

const named: ReadonlySet<string> = new Set([...characters, ...speakerNames])

function isVoice(name: string): boolean {
  return /^[^\s=]{1,100}$/.test(name)
}
