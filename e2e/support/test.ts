import { randomBytes, randomUUID } from 'node:crypto'
import { test as base, type Locator, type Page } from '@playwright/test'
import { keepOffline } from './keep-offline.ts'
import { expect, findPersian, language } from './language.ts'
import { administrator, type Person } from './people.ts'

interface Fixtures {
  /** The console output that this journey expects; any other warning or error fails it. */
  readonly expectedNoise: RegExp | null
  /** The stored answer to the cookie notice; `null` for a first visit. */
  readonly cookieChoice: 'accepted' | 'rejected' | null
  /** Signs the administrator in with the form, on the tab for users. */
  readonly signIn: (password?: string) => Promise<void>
  /** Opens a screen as a signed-in user, by default the administrator, without using the form. */
  readonly openSignedIn: (path: string, person?: Person) => Promise<void>
}

export const test = base.extend<Fixtures & { failOnNoise: void }>({
  expectedNoise: async ({}, use) => use(null),
  cookieChoice: ['rejected', { option: true }],
  context: async ({ context, cookieChoice }, use) => {
    if (cookieChoice) await context.addInitScript(storeCookieChoice, cookieChoice)
    await keepOffline(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    if (language() === 'fa') findPersian(page)
    await use(page)
  },
  failOnNoise: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(message.text())
      })
      page.on('pageerror', (error) => noise.push(error.message))
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== 'localhost') noise.push(`request to ${hostname}`)
      })
      await use()
      expect(noise.filter((line) => !expectedNoise?.test(line))).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => use((password) => signInOn(page, password)),
  openSignedIn: async ({ page, request }, use) =>
    use(async (path, { email, password } = administrator) => {
      const deviceId = randomUUID()
      const deviceSecret = randomBytes(32).toString('hex')
      const data = { email, password, deviceId, deviceSecret, as: 'user' }
      const answer = await request.post('/api/sign-in', { data })
      expect(answer.ok()).toBe(true)
      const { token } = (await answer.json()) as { token: string }
      // Any page of the origin gives access to its storage.
      await page.goto('/api/health')
      await page.evaluate(
        ([deviceId, deviceSecret, token]) => {
          localStorage.setItem('pl_device_id', deviceId)
          localStorage.setItem('pl_device_secret', deviceSecret)
          sessionStorage.setItem('pl_session', token)
        },
        [deviceId, deviceSecret, token] as const,
      )
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }),
})

/** Runs in the browser before each page loads, and in each frame, where it does nothing. */
function storeCookieChoice(choice: string): void {
  if (!location.protocol.startsWith('http') || self !== top) return
  sessionStorage.setItem('cookie-reset-done', 'true')
  localStorage.setItem('cookie-consent', choice)
  const date = () => localStorage.setItem('cookie-consent-date', String(Date.now()))
  date()
  // A journey may have set the page's clock by then.
  document.addEventListener('DOMContentLoaded', date)
}

/** Signs the administrator in with the form of this page, for example on a second device. */
export async function signInOn(page: Page, password = administrator.password): Promise<void> {
  await page.goto('/auth')
  await submitSignIn(page, { ...administrator, password })
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
}

/** Fills in and submits the sign-in form that is open. */
export async function submitSignIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-Mail').fill(person.email)
  await page.getByLabel('Passwort', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
}

/** Waits until the scripts that load after the first view have run. */
export async function waitForDeferredScripts(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /after-first-view-/.test(name)),
  )
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** @returns the bearer token of this tab. */
export function tokenOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('pl_session'))
}

export function toastTitled(page: Page, title: string): Locator {
  return page
    .locator('[role=status], [role=alert]')
    .filter({ has: page.getByText(title, { exact: true }) })
    .filter({ has: page.getByRole('button', { name: 'Meldung schließen' }) })
}

/** Expects a toast with this title and description as separate texts. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page
    .locator('[role=status], [role=alert]')
    .filter({ hasText: title })
    .filter({ hasText: description })
  await expect(toast.getByText(title, { exact: true }).first()).toBeVisible()
  await expect(toast.getByText(description, { exact: true }).first()).toBeVisible()
}

/** Closes a toast with its button. */
export async function closeToast(page: Page, title: string): Promise<void> {
  const toast = toastTitled(page, title)
  await toast.getByRole('button', { name: 'Meldung schließen' }).click()
  await expect(toast).toHaveCount(0)
}

/** Expects that there is Persian text, and that all of it is marked with `lang="fa"` and `dir="rtl"`. */
export async function expectPersianMarked(page: Page): Promise<void> {
  const unmarked = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { text: string; isMarked: boolean }[] = []
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      // Digits have no language.
      const letters = textContent?.replaceAll(/[۰-۹]/g, '') ?? ''
      if (!parentElement || !textContent || !/[\u0600-\u06FF]/.test(letters)) continue
      const language = parentElement.closest('[lang]')?.getAttribute('lang')
      const direction = parentElement.closest('[dir]')?.getAttribute('dir')
      found.push({ text: textContent, isMarked: language === 'fa' && direction === 'rtl' })
    }
    if (found.length === 0) return ['there is no Persian text at all']
    return found.filter(({ isMarked }) => !isMarked).map(({ text }) => text)
  })
  expect(unmarked).toEqual([])
}

/** Runs `press`, and expects that the server then returns an MP3. */
export async function expectClip(page: Page, press: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/text-to-speech'))
  await press()
  const { audioContent } = (await (await answer).json()) as { audioContent: string }
  const mp3 = Buffer.from(audioContent, 'base64')
  expect(mp3.readUInt16BE(0) & 0xff_e0).toBe(0xff_e0)
  expect(mp3.length).toBeGreaterThan(1_500)
}

export { expect } from './language.ts'
