import { ServiceFailure } from './service-failure.ts'

const failuresInARow = 5

/**
 * Spares a service that is down, and everybody the waiting for it: after some failures in a row each call is refused
 * at once, until after a rest a single one may try again.
 */
export function createCircuitBreaker(restMs: number) {
  let failures = 0
  let restsUntil = 0
  let isTrying = false

  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    const isTrial = failures >= failuresInARow
    if (isTrial && (isTrying || performance.now() < restsUntil)) {
      throw new ServiceFailure('rests after several failures', { blame: 'nobody' })
    }
    if (isTrial) isTrying = true
    try {
      const result = await call()
      failures = 0
      return result
    } catch (error) {
      const blame = error instanceof ServiceFailure ? error.blame : 'nobody'
      if (blame === 'text') failures = 0
      if (blame === 'service') {
        failures++
        if (failures >= failuresInARow) restsUntil = performance.now() + restMs
      }
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }
}
