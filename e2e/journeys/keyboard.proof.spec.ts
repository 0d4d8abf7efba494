import type { Locator, Page } from '@playwright/test'
import { requestAccess } from '@pol/contract/operations/access-requests'
import { requestTable, rowOf } from '../support/administration.ts'
import { clientWith } from '../support/clients.ts'
import { mailAfter } from '../support/mailbox.ts'
import { newcomer } from '../support/people.ts'
import {
  expect,
  expectToast,
  expectClip,
  waitForDeferredScripts,
  test,
  toastTitled,
} from '../support/test.ts'

test.use({ role: 'admin' })

/** More Tab presses than any page needs. */
const maxTabs = 60

/** Presses Tab until the target has the focus. Expects that the focus is visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < maxTabs; stop += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport()
      expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
      return
    }
  }
  throw new Error(`${String(target)} cannot be reached with the Tab key`)
}

/** Moves the focus to a control with the Tab key, and presses a key on it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

test('Anna signs in', async ({ page, person }) => {
  await page.goto('/auth')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await tabTo(page, page.getByLabel('E-Mail'))
  await page.keyboard.type(person.email)
  await tabTo(page, page.getByLabel('Passwort', { exact: true }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
})

test('a neighbour asks for access', async ({ page }) => {
  const { email, username } = newcomer('Nachbarin')
  await page.goto('/auth')
  await press(page, page.getByRole('link', { name: 'Zugang anfordern' }))
  await expect(page).toHaveURL('/register-request')
  await tabTo(page, page.getByLabel('E-Mail'))
  await page.keyboard.type(email)
  await tabTo(page, page.getByLabel('Benutzername'))
  await page.keyboard.type(username)
  await press(page, page.getByRole('button', { name: 'Anfrage senden' }), 'Space')
  await expect(toastTitled(page, 'Anfrage gesendet')).toBeVisible()
  await expect(page).toHaveURL('/auth')
})

test('Anna approves a request', async ({ page, openSignedIn }) => {
  const clara = newcomer('Clara')
  await clientWith(null)(requestAccess, { email: clara.email, username: clara.username, message: '' })
  await openSignedIn('/admin')
  const row = rowOf(requestTable(page), clara)
  const approve = () => press(page, row.getByRole('button', { name: /^Approve/ }))
  await mailAfter(clara.email, '/auth#type=recovery', approve)
  await expect(toastTitled(page, 'Anfrage genehmigt')).toBeVisible()
})

test('a learner opens a lesson from Home, hears a letter and goes back', async ({ page, openSignedIn }) => {
  await openSignedIn('/')
  await waitForDeferredScripts(page)
  await press(page, page.getByRole('link', { name: /Das Alphabet/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeFocused()
  await expectClip(page, () => press(page, page.getByRole('button', { name: 'Aussprache anhören' }).first()))
  await page.keyboard.press('Shift+Tab')
  await press(page, page.getByRole('button', { name: 'Alle Buchstaben anzeigen' }))
  await expect(page.getByRole('button', { name: 'Weniger anzeigen' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
})

test('a learner looks up a word and hears it', async ({ page, openSignedIn }) => {
  await openSignedIn('/dictionary')
  await press(page, page.getByRole('button', { name: 'Farsi → Deutsch' }))
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('Brot')
  await expectClip(page, () => press(page, page.getByRole('button', { name: 'Brot anhören', exact: true })))
})

test('a learner switches between the tabs of the verbs', async ({ page, openSignedIn }) => {
  await openSignedIn('/verbs')
  await tabTo(page, page.getByRole('tab', { selected: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Unregelmäßige Verben' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Unregelmäßige Verben' })).toBeVisible()
})

test('a learner translates a sentence and resets the form', async ({ page, openSignedIn }) => {
  await openSignedIn('/translate')
  await tabTo(page, page.getByRole('textbox').first())
  await page.keyboard.type('Guten Morgen!')
  await press(page, page.getByRole('button', { name: 'Übersetzen', exact: true }))
  await expect(page.getByRole('textbox').nth(1)).toHaveValue(/صبح/)
  await press(page, page.getByRole('button', { name: 'Zurücksetzen' }))
  await expectToast(page, 'Zurückgesetzt', 'Übersetzung wurde zurückgesetzt.')
})

test('Anna signs out', async ({ page, openSignedIn }) => {
  await openSignedIn('/')
  await press(page, page.getByRole('button', { name: /Benutzermenü/ }))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(toastTitled(page, 'Erfolgreich abgemeldet')).toBeVisible()
})

test.describe('the skip link', () => {
  for (const path of ['/', '/dictionary', '/senioren']) {
    test(`is the first Tab stop on ${path} and leads to the content`, async ({ page, openSignedIn }) => {
      await openSignedIn(path)
      await page.locator('body').focus()
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Zum Inhalt springen' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test('going back to Home restores the scroll position and the focus on the card', async ({
  page,
  openSignedIn,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Reduced motion disables smooth scrolling, so the position is final at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSignedIn('/')
  await waitForDeferredScripts(page)
  const card = page.getByRole('link', { name: /Senioren/ })
  await card.focus()
  await expect(card).toBeInViewport()
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(500)
  for (const back of [
    () => page.goBack(),
    () => page.getByRole('link', { name: 'Zurück zur Startseite' }).press('Enter'),
  ]) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Deutsch für Senioren' })).toBeFocused()
    await back()
    await expect(card).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - position)).toBeLessThan(10)
  }
})

test('going back and forward restores the scroll position of a long lesson', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/')
  await waitForDeferredScripts(page)
  await page.getByRole('link', { name: /Deutsche Verben/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Deutsche Verben' })).toBeFocused()
  // The cards are rendered in steps, so the page is too short at first.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(6_000)
  await page.mouse.wheel(0, 3_000)
  const position = () => page.evaluate(() => Math.round(scrollY / 100))
  await expect.poll(position).toBe(30)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Deutsche Verben' })).toBeAttached()
  await expect.poll(position).toBe(30)
})

test('hovering over a card preloads its lesson', async ({ page, openSignedIn }) => {
  await openSignedIn('/')
  await waitForDeferredScripts(page)
  const script = page.waitForRequest(/assets\/verbs-screen/)
  await page.getByRole('link', { name: /Deutsche Verben/ }).hover()
  await script
  await expect(page).toHaveURL('/')
})
