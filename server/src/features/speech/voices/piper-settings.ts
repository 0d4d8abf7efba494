import * as v from 'valibot'
import type { Language } from '@pol/language/language'
import { languages } from '@pol/language/language'
import type { VoiceRefusal } from '@pol/contract/voices'
import { neededSigns } from './needed-signs.ts'
import { frameSigns } from './sign-ids.ts'

const id = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))
const scale = (usual: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(10)), usual)

/**
 * The file `.onnx.json` of a Piper voice, as far as it is used; the defaults are those of Piper
 * (https://github.com/rhasspy/piper/blob/master/src/cpp/piper.cpp).
 */
const piperSettings = v.object({
  audio: v.object({ sample_rate: v.pipe(v.number(), v.integer()) }),
  espeak: v.object({ voice: v.string() }),
  inference: v.optional(
    v.object({ noise_scale: scale(0.667), length_scale: scale(1), noise_w: scale(0.8) }),
    {},
  ),
  phoneme_type: v.optional(v.string(), 'espeak'),
  phoneme_map: v.optional(v.record(v.string(), v.array(v.string())), {}),
  phoneme_id_map: v.record(v.string(), v.pipe(v.array(id), v.minLength(1))),
  num_speakers: v.optional(v.number(), 1),
})

export type PiperSettings = v.InferOutput<typeof piperSettings>

/** Those of MP3, and between them: the encoder resamples. */
const sampleRates = { lowest: 8_000, highest: 48_000 }

/** @returns null if it is not the settings file of a voice. */
export function parseSettings(text: string): PiperSettings | null {
  try {
    return v.parse(piperSettings, JSON.parse(text))
  } catch {
    return null
  }
}

/** The language of a voice; null if the product does not teach it. */
export function languageOf({ espeak }: PiperSettings): Language | null {
  return languages.find((language) => new RegExp(`^${language}\\b`, 'u').test(espeak.voice)) ?? null
}

/** Why a voice with these settings cannot speak the texts of a language; null if it can. */
export function refusalOf(settings: PiperSettings, language: Language): VoiceRefusal | null {
  const { audio, espeak, phoneme_type, phoneme_map, phoneme_id_map, num_speakers } = settings
  if (phoneme_type !== 'espeak' || Object.keys(phoneme_map).length > 0)
    return { code: 'other-signs', detail: '' }
  if (num_speakers > 1) return { code: 'several-speakers', detail: num_speakers }
  if (languageOf(settings) !== language) return { code: 'other-language', detail: espeak.voice }
  const { sample_rate } = audio
  if (sample_rate < sampleRates.lowest || sample_rate > sampleRates.highest)
    return { code: 'sample-rate', detail: sample_rate }
  const missing = [...frameSigns, ...neededSigns[language]].find((sign) => !phoneme_id_map[sign])
  // A combining mark is readable only on a letter or this circle.
  const shown = missing?.replace(/^\p{M}/u, '◌$&')
  return shown === undefined ? null : { code: 'missing-sound', detail: shown }
}
