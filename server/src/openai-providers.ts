import { createOpenAiSpeech } from './features/speech/openai-speech.ts'
import { createOpenAiTranslation } from './features/translation/openai-translation.ts'
import type { Limits } from './limits/limits.ts'
import type { Metrics } from './metrics/metrics.ts'
import {
  createOpenAiClient,
  explainOpenAiFailure,
  serviceName,
  type OpenAiAccess,
} from './services/openai-client.ts'
import { reportOutcomes } from './services/report-outcomes.ts'
import { createServiceCall, speechTimes, translationTimes, type CallTimes } from './services/service-call.ts'

export interface OpenAiSettings extends OpenAiAccess {
  readonly translationModel: string
  readonly speechModel: string
  /** Shorter times for tests. */
  readonly times?: Partial<CallTimes>
}

interface Parts {
  readonly limits: Limits
  readonly metrics: Metrics
}

export function openAiSpeech(settings: OpenAiSettings, { limits, metrics }: Parts) {
  const times = { ...speechTimes, ...settings.times }
  return createOpenAiSpeech({
    client: createOpenAiClient({ ...settings, ...times, spend: limits.aiService.take }),
    callService: reportOutcomes(createServiceCall(times, explainOpenAiFailure), (outcome) =>
      metrics.aiCall('speech', outcome),
    ),
    model: settings.speechModel,
  })
}

export function openAiTranslation(settings: OpenAiSettings, { limits, metrics }: Parts) {
  const { translationModel: model, baseUrl } = settings
  const times = { ...translationTimes, ...settings.times }
  return createOpenAiTranslation({
    client: createOpenAiClient({ ...settings, ...times, spend: limits.aiService.take }),
    callService: reportOutcomes(createServiceCall(times, explainOpenAiFailure), (outcome) =>
      metrics.aiCall('translation', outcome),
    ),
    model,
    name: serviceName({ baseUrl, model }),
  })
}
