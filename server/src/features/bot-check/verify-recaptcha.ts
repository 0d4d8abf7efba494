import type { Logger } from 'pino'
import { verifyRecaptcha as operation } from '@pol/contract/operations/bot-check'
import { handle } from '../../api/handle.ts'
import { createConcurrencyLimit } from '../../bounds/concurrency-limit.ts'
import { bounds } from '../../bounds/bounds.ts'
import type { Limits } from '../../limits/limits.ts'
import { askProvider, type BotCheckSettings } from './ask-provider.ts'

interface Parts {
  /** Null if no keys are configured; then the provider is not called. */
  readonly botCheck: BotCheckSettings | null
  readonly limits: Limits
  readonly log: Logger
}

/** Verifies a token and logs the verdict. No request depends on it, so an outage of the provider blocks no user. */
export function verifyRecaptcha({ botCheck, limits, log }: Parts) {
  const limitConcurrency = createConcurrencyLimit(bounds.botChecks)
  return handle(operation, async ({ token, action }, { networks }) => {
    if (!botCheck) return { success: false }
    await limits.botCheck.take({ networks })
    try {
      const verdict = await limitConcurrency(() => askProvider(botCheck, token))
      const success = verdict.success && (action === undefined || verdict.action === action)
      const { score, 'error-codes': errorCodes } = verdict
      log.info({ action, success, score, errorCodes }, 'Bot check')
      return { success }
    } catch (error) {
      log.warn({ err: error }, 'The bot check has no verdict')
      return { success: false }
    }
  })
}
