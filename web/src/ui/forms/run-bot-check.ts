import type { BotCheckAction } from '@pol/contract/operations/bot-check'
import { readSite } from '../../lib/site.ts'

/** A form is submitted after this time, even if the bot check has not finished. */
const timeoutMs = 3_000

/** Runs the bot check before a form is submitted, if one is configured and the visitor has consented. Never rejects. */
export async function runBotCheck(action: BotCheckAction): Promise<void> {
  if (!readSite().botCheck) return
  const signal = AbortSignal.timeout(timeoutMs)
  await Promise.race([
    import('../../lib/bot-check/bot-check.ts').then(({ checkBot }) => checkBot(action, signal)),
    new Promise((resolve) => signal.addEventListener('abort', resolve)),
  ]).catch(console.error)
}
