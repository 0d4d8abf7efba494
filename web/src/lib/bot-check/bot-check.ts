import type { BotCheckAction } from '@pol/contract/operations/bot-check'
import { ofTab } from '../browser-storage.ts'
import { consent } from '../cookie-consent.ts'
import { readSite } from '../site.ts'

/** Session storage flag: the page view check of this browser session has run. */
const pageviewKey = 'pl_pageview'
const pageviewTimeoutMs = 10_000

/** Runs the bot check before a form is sent. Never rejects: failures are only logged (specification section 8). */
export async function checkBot(action: BotCheckAction, signal: AbortSignal): Promise<void> {
  await runWithConsent(action, signal).catch((error: unknown) => console.error(messageOf(error)))
}

/** Runs the page view check once per browser session, after consent. It also makes the provider's badge appear. */
export function checkPageviewOnce(): void {
  const attempt = () =>
    checkPageview().catch((error: unknown) =>
      console.error(`The reCAPTCHA badge could not be initialised: ${messageOf(error)}`),
    )
  consent.subscribe(attempt)
  void attempt()
}

async function checkPageview(): Promise<void> {
  if (consent.current() !== 'accepted' || ofTab.getItem(pageviewKey) !== null) return
  ofTab.setItem(pageviewKey, 'true')
  await runWithConsent('pageview', AbortSignal.timeout(pageviewTimeoutMs))
}

async function runWithConsent(action: BotCheckAction, signal: AbortSignal): Promise<void> {
  const { botCheck } = readSite()
  if (!botCheck || consent.current() !== 'accepted') return
  const { runRecaptcha } = await import('./recaptcha.ts')
  await runRecaptcha(action, botCheck, signal)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
