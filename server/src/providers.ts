import type { Logger } from 'pino'
import { createOfflineSpeech } from './features/speech/offline/offline-speech.ts'
import type { SpeechProvider } from './features/speech/provider.ts'
import { createLibreTranslation } from './features/translation/libretranslate.ts'
import { createOfflineTranslator } from './features/translation/offline/offline-translator.ts'
import type { TranslationProvider } from './features/translation/provider.ts'
import { loadTaughtContent } from './files.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { OpenAiSettings } from './openai-providers.ts'
import { reportOutcomes } from './services/report-outcomes.ts'
import { createServiceCall, translationTimes, type CallTimes } from './services/service-call.ts'
import { explainFailure } from './services/service-failure.ts'

export interface LibreTranslateSettings {
  /** Without `/translate`. */
  readonly baseUrl: string
  readonly apiKey: string | null
  /** Shorter times for tests. */
  readonly times?: Partial<CallTimes>
}

interface Parts {
  /** Null without a key: then the offline engines are used. They are never a fallback for a service that fails. */
  readonly openAi: OpenAiSettings | null
  readonly limits: Limits
  readonly metrics: Metrics
}

interface SpeechParts extends Parts {
  /** Path of `engine-process`. */
  readonly engineProgram: string
  readonly log: Logger
}

interface TranslationParts extends Parts {
  /** Translates instead of the AI service, if configured. */
  readonly libreTranslate: LibreTranslateSettings | null
  readonly productName: string
}

/** Creates the configured speech provider. */
export async function createSpeech(parts: SpeechParts): Promise<SpeechProvider> {
  const { openAi, engineProgram, log } = parts
  if (openAi) return (await openAiProviders()).openAiSpeech(openAi, parts)
  return createOfflineSpeech({ program: engineProgram, log })
}

/** Creates the configured translation provider. */
export async function createTranslation(parts: TranslationParts): Promise<TranslationProvider> {
  const { libreTranslate, openAi, productName } = parts
  if (libreTranslate) return libreTranslation(libreTranslate, parts.metrics)
  if (openAi) return (await openAiProviders()).openAiTranslation(openAi, parts)
  return createOfflineTranslator(loadTaughtContent, productName)
}

function libreTranslation(settings: LibreTranslateSettings, metrics: Metrics): TranslationProvider {
  const times = { ...translationTimes, ...settings.times }
  const callService = reportOutcomes(createServiceCall(times, explainFailure), (outcome) =>
    metrics.aiCall('translation', outcome),
  )
  return createLibreTranslation({ ...settings, timeoutMs: times.timeoutMs, callService })
}

/** Imported on demand, because the client costs 0.1 s and 40 MB at every start. */
function openAiProviders() {
  return import('./openai-providers.ts')
}
