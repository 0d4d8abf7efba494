import type { AiOutcome } from '../metrics/metrics.ts'
import { ApiError } from '../api/api-error.ts'
import type { ServiceCall } from './service-call.ts'
import { ServiceFailure } from './service-failure.ts'

/** Wraps service calls to report the outcome of each one. */
export function reportOutcomes(
  callService: ServiceCall,
  onOutcome: (outcome: AiOutcome) => void,
): ServiceCall {
  return async (request, callerSignal) => {
    try {
      const result = await callService(request, callerSignal)
      onOutcome('answered')
      return result
    } catch (error) {
      onOutcome(outcomeOf(error))
      throw error
    }
  }
}

function outcomeOf(error: unknown): AiOutcome {
  if (error instanceof ApiError) return error.code === 'unavailable' ? 'given-up' : 'over-budget'
  const source = error instanceof ServiceFailure ? error.source : 'other'
  return source === 'service' ? 'service-failed' : source === 'text' ? 'text-refused' : 'given-up'
}
