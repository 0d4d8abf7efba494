import type { AiOutcome } from '../metrics/metrics.ts'
import { Refusal } from '../http/refusal.ts'
import type { Calls } from './calls.ts'
import { ServiceFailure } from './service-failure.ts'

/** The same way to call, with somebody who is told how each call ended. */
export function counted(calls: Calls, onEnd: (outcome: AiOutcome) => void): Calls {
  return async (request, leaving) => {
    try {
      const answer = await calls(request, leaving)
      onEnd('answered')
      return answer
    } catch (error) {
      onEnd(outcomeOf(error))
      throw error
    }
  }
}

function outcomeOf(error: unknown): AiOutcome {
  if (error instanceof Refusal) return 'over-budget'
  const blame = error instanceof ServiceFailure ? error.blame : 'nobody'
  return blame === 'service' ? 'service-failed' : blame === 'text' ? 'text-refused' : 'given-up'
}
