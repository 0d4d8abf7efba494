import { correctMessage as operation } from '@pol/contract/operations/corrections'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import type { CorrectMessage } from './openai-corrections.ts'

interface Parts {
  /** Null without an AI service. */
  readonly corrections: CorrectMessage | null
  readonly limits: Limits
}

/** Corrections count towards the quota of translations. Neither the message nor the answer is stored. */
export function correctMessage({ corrections, limits }: Parts) {
  return handle(operation, async (message, { actor, signal }) => {
    if (!corrections) throw new ApiError('no-corrections')
    await limits.translations.take({ userId: actor.userId })
    try {
      return { correction: await corrections(message, signal) }
    } catch (cause) {
      throw cause instanceof ApiError ? cause : new ApiError('correction-failed', { cause })
    }
  })
}
