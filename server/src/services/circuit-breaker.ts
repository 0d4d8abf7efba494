import { ServiceFailure } from './service-failure.ts'

const failureThreshold = 5

/**
 * After five consecutive failures of the service, calls are refused immediately. After the cooldown a single trial call
 * decides whether the circuit closes again.
 */
export function createCircuitBreaker(cooldownMs: number) {
  let failures = 0
  let openUntil = 0
  let isTrying = false

  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    const isTrial = failures >= failureThreshold
    if (isTrial && (isTrying || performance.now() < openUntil)) {
      throw new ServiceFailure('is paused after several failures', 'other')
    }
    if (isTrial) isTrying = true
    try {
      const result = await call()
      failures = 0
      return result
    } catch (error) {
      const source = error instanceof ServiceFailure ? error.source : 'other'
      if (source === 'text') failures = 0
      if (source === 'service') {
        failures++
        if (failures >= failureThreshold) openUntil = performance.now() + cooldownMs
      }
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }
}
