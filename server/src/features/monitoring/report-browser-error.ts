import type { Logger } from 'pino'
import { reportBrowserError as operation } from '@pol/contract/operations/monitoring'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'

export function reportBrowserError({ limits, log }: { readonly limits: Limits; readonly log: Logger }) {
  return handle(operation, async ({ code, screen, build }, { networks }) => {
    limits.browserErrors.take(networks)
    log.warn({ code, screen, build }, 'browser error')
    return {}
  })
}
