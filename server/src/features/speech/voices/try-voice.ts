import { pino } from 'pino'
import type { GermanPhonemes } from '@pol/content/pronunciations'
import type { Voice as VoiceOfLanguage } from '@pol/contract/operations/speech'
import type { Language } from '@pol/language/language'
import { usualSpeaker } from '@pol/language/speakers'
import { mp3Seconds } from '../../../audio/mp3-seconds.ts'
import { createOfflineSpeech } from '../offline/offline-speech.ts'
import { createVoicesInUse, sentenceOf } from './voices-in-use.ts'
import type { Voice } from './voice.ts'

interface Parts {
  /** Path of `engine-process`. */
  readonly engineProgram: string
  readonly runtimeFolder: string
  readonly phonemes: GermanPhonemes
}

interface Spoken {
  readonly soundSeconds: number
  /** Until the sound was there, the loading of engine and voice included. */
  readonly workSeconds: number
}

/** A voice could not speak the sentence of the trial. The message is for the operator. */
export class VoiceTrialError extends Error {
  override readonly name = 'VoiceTrialError'
}

const sentences: Readonly<
  Record<Language, { voice: VoiceOfLanguage; text: string; transliteration?: string }>
> = {
  de: { voice: 'alloy', text: 'Guten Tag! Wie geht es Ihnen heute?' },
  fa: { voice: 'nova', text: 'سلام! حال شما چطور است؟', transliteration: 'salâm! hâl-e shomâ chetor ast?' },
}

/**
 * Lets a voice speak a sentence, as the server does: in a process with limits of memory and time.
 * @throws VoiceTrialError if it cannot.
 */
export async function tryVoice(
  voice: Voice,
  { engineProgram, runtimeFolder, phonemes }: Parts,
): Promise<Spoken> {
  let failure = ''
  const log = pino(
    { level: 'warn' },
    {
      write(line) {
        const { err } = JSON.parse(line) as { err?: { message: string } }
        failure ||= err?.message ?? ''
      },
    },
  )
  const { language, name, licence } = voice
  const { sha256 } = voice.model
  const found = { language, name, licence, sha256, usable: voice, refusal: null }
  const voices = createVoicesInUse([found], log)
  const speech = createOfflineSpeech({ program: engineProgram, phonemes, voices, runtimeFolder, log })
  const { text, ...reading } = sentences[language]
  const by = { voice: reading.voice, speaker: usualSpeaker }
  const begin = performance.now()
  try {
    const wanted = speech.sounding(by)
    const script = speech.script({ text, ...reading })
    const { mp3, sounding } = await speech.speak(script, by, 'taught', new AbortController().signal)
    const [report] = voices.reports()
    if (report?.refusal) throw new VoiceTrialError(sentenceOf(name, report.refusal))
    if (sounding.provider !== wanted.provider) throw new VoiceTrialError(`${name} does not speak: ${failure}`)
    return { soundSeconds: mp3Seconds(mp3), workSeconds: (performance.now() - begin) / 1000 }
  } finally {
    speech.stop()
  }
}
