import type { BotCheckAction } from '@pol/contract/bot-check'
import { consent } from '../consent.ts'
import { readSite } from '../site.ts'

/** Says that a page of this browser session was open while the visitor agreed. */
const pageviewKey = 'pl_pageview'
const pageviewPatienceMs = 10_000

/** The bot check before something is sent. Nothing depends on it: what fails is only logged (specification section 8). */
export async function checkBot(action: BotCheckAction, ending: AbortSignal): Promise<void> {
  await runWhereAgreed(action, ending).catch((error: unknown) => console.error(reasonOf(error)))
}

/** The one bot check of a browser session that nothing waits for; the provider's badge appears by it. */
export function checkPageviewOnce(): void {
  const attempt = () =>
    checkPageview().catch((error: unknown) =>
      console.error(`The reCAPTCHA badge could not be initialised: ${reasonOf(error)}`),
    )
  consent.watch(attempt)
  void attempt()
}

async function checkPageview(): Promise<void> {
  if (consent.current() !== 'accepted' || sessionStorage.getItem(pageviewKey) !== null) return
  sessionStorage.setItem(pageviewKey, 'true')
  await runWhereAgreed('pageview', AbortSignal.timeout(pageviewPatienceMs))
}

async function runWhereAgreed(action: BotCheckAction, ending: AbortSignal): Promise<void> {
  const { botCheck } = readSite()
  if (!botCheck || consent.current() !== 'accepted') return
  const { runRecaptcha } = await import('./recaptcha.ts')
  await runRecaptcha(action, botCheck, ending)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
