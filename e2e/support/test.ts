import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { deleteUser } from '@pol/contract/operations/administration'
import type { Role } from '@pol/contract/roles'
import { languageKey } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { asAdministrator, createAccount, type Newcomer } from './administration.ts'
import { keepOffline } from './keep-offline.ts'
import { newcomer, type Person } from './people.ts'
import { test as base } from './server.ts'
import { inGerman, type Say } from './texts.ts'

interface Fixtures {
  /**
   * Prefixes of the console output that this journey expects; any other warning or error fails it. `status of 401`
   * stands for the browser's line about a response, `net::ERR_FAILED` for that about a request without a response.
   */
  readonly expectedNoise: readonly string[]
  /** The stored answer to the cookie notice; `null` for a first visit. */
  readonly cookieChoice: 'accepted' | 'rejected' | null
  /** The stored language of the interface; `null` for a first visit. */
  readonly interfaceLanguage: Language | null
  /** The role of the person of the journey. Everyone is also a `user`. */
  readonly role: Role
  /** The person of the journey, Anna. Her account is deleted after the journey. */
  readonly person: Newcomer
  /** Creates the account of `person` at the first call. */
  readonly createPerson: () => Promise<Newcomer>
  /** Signs the person in with the form, on the tab for users. */
  readonly signIn: (password?: string) => Promise<void>
  /** Opens a screen as a signed-in user, by default the person of the journey, without using the form. */
  readonly openSignedIn: (path: string, person?: Person) => Promise<void>
}

/** What the application says of a context whose service workers are blocked, once it has nothing else to do. */
const noiseWithoutServiceWorker = [
  'Service Worker registration blocked by Playwright',
  'The application could not be cached for offline use',
]

export const test = base.extend<Fixtures & { failOnNoise: void }>({
  expectedNoise: [[], { option: true }],
  cookieChoice: ['rejected', { option: true }],
  interfaceLanguage: [null, { option: true }],
  role: ['user', { option: true }],
  createPerson: async ({ role, context }, use) => {
    const anna = newcomer('Anna')
    const created: Promise<string>[] = []
    await use(async () => {
      if (created.length === 0) created.push(createAccount(anna, ...(role === 'user' ? [] : [role])))
      await created[0]
      return anna
    })
    // Requests of an open page would fail after the account is deleted.
    for (const page of context.pages()) await page.close()
    for (const id of created) await deleteAccount(await id)
  },
  person: async ({ createPerson }, use) => use(await createPerson()),
  context: async ({ context, cookieChoice, interfaceLanguage, serviceWorkers, server }, use) => {
    if (cookieChoice) await context.addInitScript(storeCookieChoice, cookieChoice)
    if (interfaceLanguage) {
      await context.addCookies([{ name: languageKey, value: interfaceLanguage, url: server.url }])
    }
    await keepOffline(context, serviceWorkers === 'allow')
    await use(context)
  },
  failOnNoise: [
    async ({ page, expectedNoise, serviceWorkers }, use) => {
      const expected = [...expectedNoise, ...(serviceWorkers === 'block' ? noiseWithoutServiceWorker : [])]
      const noise: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') noise.push(codeOf(message.text()))
      })
      page.on('pageerror', (error) => noise.push(error.message))
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url())
        if (protocol.startsWith('http') && hostname !== 'localhost') noise.push(`request to ${hostname}`)
      })
      await use()
      expect(noise.filter((line) => !expected.some((prefix) => line.startsWith(prefix)))).toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page, person }, use) =>
    use((password = person.password) => signInOn(page, { ...person, password })),
  openSignedIn: async ({ page, request, createPerson }, use) =>
    use(async (path, person) => {
      const { email, password } = person ?? (await createPerson())
      const deviceId = randomUUID()
      const deviceSecret = randomBytes(32).toString('hex')
      const data = { email, password, deviceId, deviceSecret, as: 'user' }
      const answer = await request.post('/api/sign-in', { data })
      expect(answer.ok()).toBe(true)
      const { token } = (await answer.json()) as { token: string }
      // The storage can be written from any page of the origin.
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

/** Deletes an account, unless the journey has done so. */
async function deleteAccount(id: string): Promise<void> {
  await asAdministrator((administrator) => administrator(deleteUser, { user_id: id })).catch(
    (error: { readonly status?: number }) => {
      if (error.status !== 404) throw error
    },
  )
}

/** @returns the stable part of a console line: the status or network error of a response, or else the line. */
function codeOf(line: string): string {
  const [browsers] = /status of \d+|net::ERR_\w+/.exec(line) ?? []
  return line.startsWith('Failed to load resource') && browsers ? browsers : line
}

/** Runs in the browser before each page loads. Does nothing in frames. */
function storeCookieChoice(choice: string): void {
  if (!location.protocol.startsWith('http') || self !== top) return
  sessionStorage.setItem('cookie-reset-done', 'true')
  localStorage.setItem('cookie-consent', choice)
  const date = () => localStorage.setItem('cookie-consent-date', String(Date.now()))
  date()
  // Again with the page's clock, which a journey may set before this event.
  document.addEventListener('DOMContentLoaded', date)
}

/** Signs in with the form of this page, for example on a second device. */
export async function signInOn(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await submitSignIn(page, person)
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
}

/** Fills in and submits the sign-in form that is open. */
export async function submitSignIn(page: Page, person: Person, say: Say = inGerman): Promise<void> {
  await page.getByLabel(say('E-Mail')).fill(person.email)
  await page.getByLabel(say('Passwort'), { exact: true }).fill(person.password)
  await page.getByRole('button', { name: say('Anmelden'), exact: true }).click()
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
    .filter({ has: page.getByRole('button') })
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
      // Digits need no language.
      const letters = textContent?.replaceAll(/[۰-۹]/g, '') ?? ''
      if (!parentElement || !textContent || !/[\u0600-\u06FF]/.test(letters)) continue
      const language = parentElement.closest('[lang]')?.getAttribute('lang')
      const direction = parentElement.closest('[dir]')?.getAttribute('dir')
      found.push({ text: textContent, isMarked: /^fa(?:-AF)?$/.test(language ?? '') && direction === 'rtl' })
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

export { expect } from '@playwright/test'
