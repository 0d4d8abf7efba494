import { createOpenAiSpeech } from './features/speech/openai-speech.ts'
import { createOpenAiTranslation } from './features/translation/openai-translation.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import { createCalls, type Patience } from './openai/calls.ts'
import { counted } from './openai/counted.ts'
import { createClient, serviceName, type OpenAiAccess } from './openai/client.ts'

export interface OpenAiSettings extends OpenAiAccess {
  readonly translationModel: string
  readonly speechModel: string
  /** Shortens the usual patience, in tests. */
  readonly patience?: Partial<Patience>
}

interface Parts {
  readonly limits: Limits
  readonly metrics: Metrics
}

const usual = { retryMs: 500, restMs: 30_000 }
const speechLimitMs = 15_000
const translationLimitMs = 20_000

export function openAiSpeech(settings: OpenAiSettings, { limits, metrics }: Parts) {
  const patience = { ...usual, limitMs: speechLimitMs, ...settings.patience }
  return createOpenAiSpeech({
    client: createClient(settings),
    calls: counted(createCalls({ ...patience, spend: limits.aiService.take }), (outcome) =>
      metrics.aiCall('speech', outcome),
    ),
    model: settings.speechModel,
  })
}

export function openAiTranslation(settings: OpenAiSettings, { limits, metrics }: Parts) {
  const { translationModel: model, baseUrl } = settings
  const patience = { ...usual, limitMs: translationLimitMs, ...settings.patience }
  return createOpenAiTranslation({
    client: createClient(settings),
    calls: counted(createCalls({ ...patience, spend: limits.aiService.take }), (outcome) =>
      metrics.aiCall('translation', outcome),
    ),
    model,
    name: serviceName({ baseUrl, model }),
  })
}
