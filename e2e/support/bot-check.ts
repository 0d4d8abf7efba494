import type { Page } from '@playwright/test'
import { startRecaptcha, type RecaptchaServer } from '../../server/test/recaptcha-server.ts'
import { provideServer } from './server.ts'
import { expect, test as base } from './test.ts'

const siteKey = 'oeffentlich'
export const secretKey = 'streng-geheim'

/** Adds a provider, and a server that uses it. Both are shared by all journeys of a file. */
export const test = base.extend<{ resetProvider: void }, { provider: RecaptchaServer }>({
  provider: [
    async ({}, use) => {
      const provider = await startRecaptcha(siteKey, secretKey)
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) =>
      provideServer(use, {
        RECAPTCHA_SITE_KEY: siteKey,
        RECAPTCHA_SECRET_KEY: secretKey,
        RECAPTCHA_SCRIPT_URL: provider.scriptUrl,
        RECAPTCHA_VERIFY_URL: provider.verifyUrl,
      }),
    { scope: 'worker' },
  ],
  resetProvider: [
    async ({ provider }, use) => {
      provider.reset()
      await use()
    },
    { auto: true },
  ],
})

/**
 * Records the POST requests of the page in order: a bot check with its action, others by the last part of their path.
 */
export function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    const { action } = (request.postDataJSON() ?? {}) as { action?: string }
    calls.push(name === 'verify-recaptcha' ? `bot check ${action}` : name)
  })
  return calls
}

/** Records the product's errors and warnings on the console, without the browser's own lines about responses. */
export function recordConsole(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => {
    const isOurs = !message.text().startsWith('Failed to load resource')
    if (isOurs && (message.type() === 'error' || message.type() === 'warning')) lines.push(message.text())
  })
  return lines
}

/** Waits for the next bot check. @returns its token, its action, and the response. */
export async function nextVerdict(page: Page) {
  const answer = await page.waitForResponse('**/api/functions/verify-recaptcha')
  const { token, action } = answer.request().postDataJSON() as { token: string; action: string }
  return { token, action, verdict: (await answer.json()) as unknown }
}

/** Waits until the page has loaded this script and is idle, after which it would have started a bot check. */
export async function waitForScript(page: Page, script: 'after-first-view' | 'bot-check'): Promise<void> {
  await page.waitForFunction(
    (script) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${script}-`)),
    script,
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
}
