import type { Browser, Page } from '@playwright/test'
import type { Person } from './people.ts'
import { expect, expectToast, submitSignIn, toastTitled, tokenOf } from './test.ts'

/** The messages of the specification, section 8 (device conflict). */
export const signedInElsewhere =
  'Du wurdest auf diesem Gerät abgemeldet, weil du dich auf einem anderen Gerät angemeldet hast.'
export const notActive = 'Dieses Gerät ist nicht das aktive Login – du wurdest abgemeldet.'
export const deviceLock = '/api/realtime/device-lock'

/** Opens a page in another browser context, which counts as another device. */
export async function anotherDevice(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  return context.newPage()
}

/** Signs in with the form, and waits until the page has opened its event stream and read the learner's state. */
export async function signInWithForm(page: Page, person: Person, origin = ''): Promise<void> {
  await page.goto(`${origin}/auth`)
  const listening = page.waitForResponse(`**${deviceLock}`)
  const read = page.waitForResponse(/\/api\/learning(?:\?|$)/)
  await submitSignIn(page, person)
  await expect(page).toHaveURL(`${origin}/`)
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  expect((await listening).status()).toBe(200)
  await read
}

/** Expects exactly one message with this text, no token, and the sign-in. */
export async function expectSignedOut(page: Page, text: string): Promise<void> {
  await expect(toastTitled(page, 'Abgemeldet')).toBeVisible()
  await expectToast(page, 'Abgemeldet', text)
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('[role=status], [role=alert]').filter({ hasText: 'Fehler' })).toHaveCount(0)
  await expect(toastTitled(page, 'Abgemeldet')).toHaveCount(1)
  expect(await tokenOf(page)).toBeNull()
}
