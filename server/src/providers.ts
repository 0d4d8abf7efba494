import type { Logger } from 'pino'
import { createOfflineSpeech } from './features/speech/offline/offline-speech.ts'
import type { SpeechProvider } from './features/speech/provider.ts'
import { readTranslationContent } from './features/translation/offline/content.ts'
import { createOfflineTranslator } from './features/translation/offline/offline-translator.ts'
import type { TranslationProvider } from './features/translation/provider.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { OpenAiSettings } from './openai-providers.ts'

interface Parts {
  /** Null where no key is configured: then the offline engines serve. They never stand in for a service that fails. */
  readonly openAi: OpenAiSettings | null
  readonly limits: Limits
  readonly metrics: Metrics
}

interface SpeechParts extends Parts {
  /** Path of `engine-process`. */
  readonly engineProgram: string
  /** Transliterations of the Persian texts that are taught. */
  readonly persian: ReadonlyMap<string, string>
  readonly log: Logger
}

interface TranslationParts extends Parts {
  /** Where the material is, with a slash at its end. */
  readonly contentFolder: URL
  readonly productName: string
}

/** Who speaks. */
export async function createSpeech(parts: SpeechParts): Promise<SpeechProvider> {
  const { openAi, engineProgram, persian, log } = parts
  if (openAi) return (await openAiProviders()).openAiSpeech(openAi, parts)
  return createOfflineSpeech({ program: engineProgram, persian, log })
}

/** Who translates. */
export async function createTranslation(parts: TranslationParts): Promise<TranslationProvider> {
  const { openAi, contentFolder, productName } = parts
  if (openAi) return (await openAiProviders()).openAiTranslation(openAi, parts)
  return createOfflineTranslator(await readTranslationContent(contentFolder), productName)
}

/** Loaded where it is needed only: the client costs every start 0.1 s and 40 MB. */
function openAiProviders() {
  return import('./openai-providers.ts')
}
