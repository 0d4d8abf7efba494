import type { Logger } from 'pino'
import { verifyRecaptcha as operation } from '@pol/contract/bot-check'
import { handle } from '../../http/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { askProvider, type BotCheckSettings } from './ask-provider.ts'

interface Parts {
  /** Null where no keys are configured: then nobody is asked. */
  readonly botCheck: BotCheckSettings | null
  readonly limits: Limits
  readonly log: Logger
}

/** Whether a token is good. Nothing depends on it but the log: a provider that is away keeps nobody out. */
export function verifyRecaptcha({ botCheck, limits, log }: Parts) {
  return handle(operation, async ({ token, action }, { network }) => {
    if (!botCheck) return { success: false }
    await limits.botCheck.take({ network })
    try {
      const verdict = await askProvider(botCheck, token)
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
