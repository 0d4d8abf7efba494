import type { Logger } from 'pino'
import type { Voice } from '@pol/contract/operations/speech'
import { type CorrectMessage, createOpenAiCorrections } from './features/corrections/openai-corrections.ts'
import { createOfflineSpeech } from './features/speech/offline/offline-speech.ts'
import type { SpeechProvider } from './features/speech/provider.ts'
import { createServiceSpeech } from './features/speech/service/service-speech.ts'
import { isRealtime, type SpeechModel } from './features/speech/service/voices.ts'
import { findVoices } from './features/speech/voices/find-voices.ts'
import { hasRuntime, runtimeFolderIn } from './features/speech/voices/runtime-files.ts'
import { createVoicesInUse, type VoicesInUse } from './features/speech/voices/voices-in-use.ts'
import { createLibreTranslation } from './features/translation/libretranslate.ts'
import { createOfflineTranslator } from './features/translation/offline/offline-translator.ts'
import { createOpenAiTranslation } from './features/translation/openai-translation.ts'
import type { TranslationProvider } from './features/translation/provider.ts'
import { loadGermanPhonemes, loadTaughtContent } from './files.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { ModelSource } from './services/ending-models.ts'
import { createOpenAiPost, type OpenAiAccess } from './services/openai.ts'
import { reportOutcomes } from './services/report-outcomes.ts'
import {
  createServiceCall,
  realtimeSpeechTimes,
  speechTimes,
  translationTimes,
  type CallTimes,
  type ServiceCall,
} from './services/service-call.ts'

export interface OpenAiSettings extends OpenAiAccess {
  readonly translationModel: string
  /** Other times for tests. */
  readonly times?: Partial<CallTimes>
}

export interface SpeechServiceSettings extends OpenAiAccess {
  readonly models: Readonly<Record<Voice, SpeechModel>>
  /** Other times for tests. */
  readonly times?: Partial<CallTimes>
}

export interface LibreTranslateSettings {
  /** Without `/translate`. */
  readonly baseUrl: string
  readonly apiKey: string | null
  /** Other times for tests. */
  readonly times?: Partial<CallTimes>
}

interface Counting {
  readonly limits: Limits
  readonly metrics: Metrics
}

/** The offline engines are never a fallback for a failing service. */
interface ModelSettings {
  /** Null without a key. */
  readonly openAi: OpenAiSettings | null
  /** Null if the offline engine speaks. */
  readonly speechService: SpeechServiceSettings | null
}

interface Parts extends Counting, Pick<ModelSettings, 'openAi'> {}

interface SpeechParts extends Counting, Pick<ModelSettings, 'speechService'> {
  /** Path of `engine-process`. */
  readonly engineProgram: string
  /** The voices of the operator. */
  readonly voices: VoicesInUse
  /** Folder of the program that runs them. */
  readonly runtimeFolder: string
  /** Longer for tests: the time limit of the offline engine for one text. */
  readonly speakTimeoutMs?: number
  readonly log: Logger
}

interface TranslationParts extends Parts {
  /** Translates instead of the AI service, if configured. */
  readonly libreTranslate: LibreTranslateSettings | null
  readonly productName: string
}

/** The voices in a folder such as `DATA_DIR/voices`, and where the program that runs them is. */
export async function readVoices(folder: string, log: Logger) {
  const runtimeFolder = runtimeFolderIn(folder)
  const found = await findVoices(folder, await hasRuntime(runtimeFolder))
  return { voices: createVoicesInUse(found, log), runtimeFolder }
}

export async function createSpeech(parts: SpeechParts): Promise<SpeechProvider> {
  const { speechService, engineProgram, voices, runtimeFolder, speakTimeoutMs, log } = parts
  if (speechService) return serviceSpeech(speechService, parts)
  return createOfflineSpeech({
    program: engineProgram,
    phonemes: await loadGermanPhonemes(),
    voices,
    runtimeFolder,
    log,
    ...(speakTimeoutMs && { speakTimeoutMs }),
  })
}

export function createTranslation(parts: TranslationParts): TranslationProvider {
  const { libreTranslate, openAi, productName } = parts
  if (libreTranslate) return libreTranslation(libreTranslate, parts)
  if (openAi) return openAiTranslation(openAi, parts)
  return createOfflineTranslator(loadTaughtContent, productName)
}

/** @returns null without an AI service: nothing else corrects texts. */
export function createCorrections({ openAi, limits, metrics }: Parts): CorrectMessage | null {
  if (!openAi) return null
  const times = { ...translationTimes, ...openAi.times }
  return createOpenAiCorrections({
    model: openAi.translationModel,
    post: createOpenAiPost({ ...openAi, ...times, spend: limits.aiService.take }),
    callService: countedCall('correction', times, metrics),
  })
}

/** The models in use by service; those of one service together. */
export function modelSourcesOf({ openAi, speechService }: ModelSettings): ModelSource[] {
  const speechModels = speechService ? Object.values(speechService.models) : []
  const used = [
    ...(openAi ? [{ ...accessOf(openAi), model: openAi.translationModel }] : []),
    ...(speechService ? speechModels.map(({ model }) => ({ ...accessOf(speechService), model })) : []),
  ]
  return [...Map.groupBy(used, ({ baseUrl, apiKey }) => `${baseUrl} ${apiKey}`).values()].flatMap((same) =>
    same.slice(0, 1).map((service) => ({
      ...accessOf(service),
      models: [...new Set(same.map(({ model }) => model))],
    })),
  )
}

const accessOf = ({ baseUrl, apiKey }: OpenAiAccess): OpenAiAccess => ({ baseUrl, apiKey })

function serviceSpeech(settings: SpeechServiceSettings, { limits, metrics }: Counting): SpeechProvider {
  const converses = Object.values(settings.models).some(({ model }) => isRealtime(model))
  const times = { ...(converses ? realtimeSpeechTimes : speechTimes), ...settings.times }
  return createServiceSpeech({
    ...settings,
    timeoutMs: times.timeoutMs,
    callService: countedCall('speech', times, metrics),
    spend: limits.aiService.take,
  })
}

function openAiTranslation(settings: OpenAiSettings, { limits, metrics }: Counting): TranslationProvider {
  const times = { ...translationTimes, ...settings.times }
  return createOpenAiTranslation({
    baseUrl: settings.baseUrl,
    model: settings.translationModel,
    post: createOpenAiPost({ ...settings, ...times, spend: limits.aiService.take }),
    callService: countedCall('translation', times, metrics),
  })
}

function libreTranslation(settings: LibreTranslateSettings, { metrics }: Counting): TranslationProvider {
  const times = { ...translationTimes, ...settings.times }
  return createLibreTranslation({
    ...settings,
    timeoutMs: times.timeoutMs,
    callService: countedCall('translation', times, metrics),
  })
}

function countedCall(
  purpose: 'speech' | 'translation' | 'correction',
  times: CallTimes,
  metrics: Metrics,
): ServiceCall {
  return reportOutcomes(createServiceCall(times), (outcome) => metrics.aiCall(purpose, outcome))
}
