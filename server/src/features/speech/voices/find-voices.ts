import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Language, languages } from '@pol/language/language'
import type { VoiceRefusal } from '@pol/contract/voices'
import { findCard, readCard } from './card.ts'
import { languageOf, parseSettings, refusalOf } from './piper-settings.ts'
import type { FoundVoice } from './voice.ts'

/** The name is part of the key of clips. */
const permittedName = /^[a-z\d][\w.-]{0,59}$/iu
/** Voices of high quality have 110 MB. The bound is one of memory. */
const megabytesMaximum = 200

/**
 * Finds the voices in a folder such as `DATA_DIR/voices`: `de/NAME/ANY.onnx`, beside it `ANY.onnx.json` and the card.
 * Of several voices of one language and sex the first by name speaks. A model itself is not opened: a broken one is found when
 * it is loaded.
 * @param hasRuntime whether the program that runs voices is installed.
 */
export async function findVoices(folder: string, hasRuntime: boolean): Promise<FoundVoice[]> {
  const found: FoundVoice[] = []
  for (const language of languages) {
    for (const name of await foldersIn(join(folder, language))) {
      const voice = await inspectFolder(join(folder, language, name), language, name)
      found.push(admitted(voice, found, hasRuntime))
    }
  }
  return found
}

async function foldersIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .toSorted()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function inspectFolder(folder: string, language: Language, name: string): Promise<FoundVoice> {
  const refused = (refusal: VoiceRefusal): FoundVoice => ({ ...unknown(language, name), refusal })
  try {
    const models = (await readdir(folder)).filter((file) => file.endsWith('.onnx'))
    const [model, ...others] = models
    if (model === undefined || others.length > 0) return refused({ code: 'no-model', detail: '' })
    return await inspectVoice(join(folder, model), language, name)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (code === '') throw error
    return refused({ code: 'unreadable', detail: code })
  }
}

/**
 * Checks the files of a voice, but for the model itself.
 * @param model path of the `.onnx`.
 * @param wanted the language that it shall speak; null for the one that it says.
 */
export async function inspectVoice(
  model: string,
  wanted: Language | null,
  name: string,
): Promise<FoundVoice> {
  const refused = (
    refusal: VoiceRefusal,
    about: Partial<Pick<FoundVoice, 'language' | 'licence' | 'sha256'>> = {},
  ): FoundVoice => ({ ...unknown(wanted ?? 'de', name), ...about, refusal })
  if (!permittedName.test(name)) return refused({ code: 'bad-name', detail: '' })
  const { size } = await stat(model)
  if (size > megabytesMaximum * 1e6) return refused({ code: 'too-large', detail: megabytesMaximum })
  const settingsFile = `${model}.json`
  const text = await readIfThere(settingsFile)
  if (text === null) return refused({ code: 'no-settings', detail: basename(settingsFile) })
  const settings = parseSettings(text)
  if (!settings) return refused({ code: 'broken-settings', detail: basename(settingsFile) })
  const language = wanted ?? languageOf(settings)
  if (!language) return refused({ code: 'other-language', detail: settings.espeak.voice })

  const card = await findCard(model)
  const { licence, source, sex } = readCard(card === null ? '' : await readFile(card, 'utf8'))
  const sha256 = await sha256Of(model)
  const about = { language, licence, sha256 }
  const refusal = refusalOf(settings, language)
  if (refusal) return refused(refusal, about)
  if (licence === null) return refused({ code: 'no-licence', detail: '' }, about)
  const { audio, inference, phoneme_id_map: ids } = settings
  const { noise_scale: noise, length_scale: length, noise_w: noiseOfDurations } = inference
  const sampleRate = audio.sample_rate
  const usable = {
    language,
    name,
    licence,
    source,
    sex,
    model: { file: model, sha256, sampleRate, ids, noise, length, noiseOfDurations },
  }
  return { ...about, name, usable, refusal: null }
}

/** A voice among others: refused if one of its language and sex speaks already, or if the runtime is missing. */
export function admitted(voice: FoundVoice, others: readonly FoundVoice[], hasRuntime: boolean): FoundVoice {
  const { usable, language } = voice
  if (!usable) return voice
  if (!hasRuntime) return { ...voice, usable: null, refusal: { code: 'no-runtime', detail: '' } }
  const first = others.find((other) => other.usable?.language === language && other.usable.sex === usable.sex)
  return first ? { ...voice, usable: null, refusal: { code: 'second-voice', detail: first.name } } : voice
}

const unknown = (language: Language, name: string) => ({
  language,
  name,
  licence: null,
  sha256: null,
  usable: null,
})

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
