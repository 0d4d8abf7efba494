import type { BotCheckAction } from '@pol/contract/bot-check'
import { readSite } from '../../lib/site.ts'

/** The bot check is never in the way: a form waits for it so long, and goes on. */
const patienceMs = 3_000

/** Runs the bot check before a form is sent, where this product has one; whether it may, is found out later. */
export async function passBotCheck(action: BotCheckAction): Promise<void> {
  if (!readSite().botCheck) return
  const ending = AbortSignal.timeout(patienceMs)
  await Promise.race([
    import('../../lib/bot-check/bot-check.ts').then(({ checkBot }) => checkBot(action, ending)),
    new Promise((resolve) => ending.addEventListener('abort', resolve)),
  ]).catch(console.error)
}
