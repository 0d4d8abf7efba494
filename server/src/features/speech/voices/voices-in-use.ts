import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { ListedVoice, Voice as VoiceOfLanguage } from '@pol/contract/operations/speech'
import { voiceRefusals, type VoiceRefusal } from '@pol/contract/voices'
import { withValues } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { mp3Settings } from '../../../audio/write-mp3.ts'
import type { Sounding, SpokenBy } from '../provider.ts'
import { neuralSettings } from './neural-speech.ts'
import { type SpeakingVoice, voiceFor } from './speakers.ts'
import type { FoundVoice, Voice } from './voice.ts'
import { voiceLoudness } from './voice-loudness.ts'

const languages: Readonly<Record<VoiceOfLanguage, Language>> = { alloy: 'de', nova: 'fa' }

/** After so many texts that failed, also not in a row, the engine speaks until the server is restarted. */
const mostFailures = 3

/** Begins the provider of each clip of a voice. */
export const clipsOfVoices = 'piper '
const settings = `${neuralSettings} ${voiceLoudness.decibels} ${voiceLoudness.peak} ${mp3Settings}`

export interface ChosenVoice extends SpeakingVoice {
  readonly sounding: Sounding
}

export type VoicesInUse = ReturnType<typeof createVoicesInUse>

/** Which voice speaks which text, and the state of each one found in the folder. */
export function createVoicesInUse(found: readonly FoundVoice[], log: Logger) {
  const usable = found.flatMap(({ usable }) => usable ?? [])
  const providers = new Map(usable.map((voice) => [voice, providerOf(voice)]))
  const failures = new Map<Voice, number>()
  const unusable = new Map<Voice, VoiceRefusal>()
  const speaking = new Set<Voice>()

  for (const { name, refusal } of found)
    if (refusal) log.warn({ voice: name, reason: sentenceOf(name, refusal) }, 'a voice is refused')

  const isDisabled = (voice: Voice) => (failures.get(voice) ?? 0) >= mostFailures
  const stateOf = (voice: Voice) => {
    if (unusable.has(voice)) return 'refused'
    if (isDisabled(voice)) return 'disabled'
    return speaking.has(voice) ? 'in-use' : 'waiting'
  }

  return {
    /** Null if the engine speaks. */
    for(by: SpokenBy): ChosenVoice | null {
      const ofLanguage = usable.filter(({ language }) => language === languages[by.voice])
      const chosen = voiceFor(ofLanguage, by.speaker)
      if (!chosen || unusable.has(chosen.voice) || isDisabled(chosen.voice)) return null
      const { voice, pitch } = chosen
      const provider = providers.get(voice) ?? ''
      return {
        ...chosen,
        sounding: { provider, voice: pitch === 1 ? by.voice : `${by.voice} ${pitch.toFixed(3)}` },
      }
    },
    spoke(voice: Voice): void {
      speaking.add(voice)
    },
    failed(voice: Voice, error: Error): void {
      failures.set(voice, (failures.get(voice) ?? 0) + 1)
      log.warn({ err: error, voice: voice.name }, 'a voice failed; the engine speaks this text')
      if (isDisabled(voice))
        log.error({ voice: voice.name }, 'a voice failed too often; the engine speaks until the restart')
    },
    /** The model cannot be loaded. */
    refuse(voice: Voice, code: VoiceRefusal['code']): void {
      const refusal = { code, detail: '' }
      unusable.set(voice, refusal)
      log.error({ voice: voice.name, reason: sentenceOf(voice.name, refusal) }, 'a voice is refused')
    },
    /** The process with the loaded voices has ended. */
    ended(): void {
      speaking.clear()
    },
    /** The names of the providers of their clips. */
    providers: (): string[] => [...providers.values()],
    /** Those that speak, for everybody who hears them. */
    credits: () =>
      usable
        .filter((voice) => !unusable.has(voice) && !isDisabled(voice))
        .map(({ language, name, licence, source }) => ({ language, name, licence, source })),
    reports: (): ListedVoice[] =>
      found.map(({ language, name, licence, sha256, usable, refusal }) => ({
        language,
        name,
        licence,
        source: usable?.source ?? null,
        sha256,
        state: usable ? stateOf(usable) : 'refused',
        refusal: refusal ?? (usable && unusable.get(usable)) ?? null,
      })),
  }
}

/** Another file, or other settings beside it, make another name, and so other clips. */
function providerOf({ name, model }: Voice): string {
  const heard = JSON.stringify({ ...model, file: null })
  const hash = createHash('sha256').update(heard).digest('hex').slice(0, 16)
  return `${clipsOfVoices}${name} ${hash} ${settings}`
}

export function sentenceOf(name: string, { code, detail }: VoiceRefusal): string {
  return withValues(voiceRefusals[code], { name, detail })
}
