import { ApiError } from '../api/api-error.ts'
import { createConcurrencyLimit } from '../bounds/concurrency-limit.ts'
import { bounds } from '../bounds/bounds.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { explainFailure, ServiceFailure } from './service-failure.ts'

export interface CallTimes {
  /** Timeout of one call, including its retry. */
  readonly timeoutMs: number
  /** Time that the circuit breaker stays open. */
  readonly cooldownMs: number
}

const cooldownMs = 30_000
export const speechTimes: CallTimes = { timeoutMs: 15_000, cooldownMs }
/** Two responses, one after the other. */
export const realtimeSpeechTimes: CallTimes = { timeoutMs: 30_000, cooldownMs }
export const translationTimes: CallTimes = { timeoutMs: 20_000, cooldownMs }

/** Calls a service with concurrency limit, timeout and circuit breaker. A call is aborted when its caller leaves. */
export function createServiceCall({ timeoutMs, cooldownMs }: CallTimes) {
  const breaker = createCircuitBreaker(cooldownMs)
  const limitConcurrency = createConcurrencyLimit(bounds.aiCalls)

  const callWithTimeout = async <Result>(
    request: (callSignal: AbortSignal) => Promise<Result>,
    callerSignal: AbortSignal,
  ) => {
    const callSignal = AbortSignal.any([callerSignal, AbortSignal.timeout(timeoutMs)])
    try {
      return await request(callSignal)
    } catch (error) {
      if (callerSignal.aborted) throw new ServiceFailure('call was aborted by its caller', 'other')
      if (callSignal.aborted) throw new ServiceFailure(`gave no answer within ${timeoutMs} ms`, 'service')
      throw error instanceof ApiError ? error : explainFailure(error)
    }
  }

  /** @throws ServiceFailure; ApiError if the budget is used up or there are too many concurrent calls. */
  return <Result>(
    request: (callSignal: AbortSignal) => Promise<Result>,
    callerSignal: AbortSignal,
  ): Promise<Result> => limitConcurrency(() => breaker(() => callWithTimeout(request, callerSignal)))
}

export type ServiceCall = ReturnType<typeof createServiceCall>
