import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '../http/refusal.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { explainFailure, ServiceFailure } from './service-failure.ts'

/** How long things take at most; shorter in tests. */
export interface Patience {
  /** One call in all, its second try included. */
  readonly limitMs: number
  /** Before the second try. */
  readonly retryMs: number
  /** How long a service that is down is left alone. */
  readonly restMs: number
}

interface Parts extends Patience {
  /** Counts one request against the budget. @throws Refusal where it is used up. */
  readonly spend: () => Promise<void>
}

/**
 * The way to call one service: within a time limit, tried twice at most, counted, and cancelled when whoever asked has
 * left.
 */
export function createCalls({ limitMs, retryMs, restMs, spend }: Parts) {
  const breaker = createCircuitBreaker(restMs)

  /** @throws ServiceFailure, or Refusal where the budget is used up. */
  return <Answer>(request: (ending: AbortSignal) => Promise<Answer>, leaving: AbortSignal): Promise<Answer> =>
    breaker(async () => {
      const deadline = performance.now() + limitMs
      const ending = AbortSignal.any([leaving, AbortSignal.timeout(limitMs)])
      const attempt = () => Promise.race([spend().then(() => request(ending)), rejectionOf(ending)])
      const explain = (error: unknown) => {
        if (leaving.aborted) return new ServiceFailure('is not waited for any more', { blame: 'nobody' })
        if (ending.aborted)
          return new ServiceFailure(`gave no answer within ${limitMs} ms`, { blame: 'service' })
        return error instanceof Refusal ? error : explainFailure(error)
      }
      try {
        return await attempt()
      } catch (error) {
        const failure = explain(error)
        if (failure instanceof Refusal || failure.retryAfterMs === null) throw failure
        const waitMs = Math.max(retryMs, failure.retryAfterMs)
        if (performance.now() + waitMs >= deadline) throw failure
        try {
          await pause(waitMs, null, { signal: ending })
          return await attempt()
        } catch (error) {
          throw explain(error)
        }
      }
    })
}

export type Calls = ReturnType<typeof createCalls>

/** Whatever a library does with a signal: nobody waits longer. */
function rejectionOf(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  if (signal.aborted) reject(signal.reason)
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}
