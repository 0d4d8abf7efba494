import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back.ts'
import { learnerNamed } from '../support/practice.ts'
import { expect, waitForDeferredScripts, test, toastTitled } from '../support/test.ts'

async function openAuth(page: Page): Promise<void> {
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Benutzer' })).toBeVisible()
}

test('opening another screen moves the focus to its heading', async ({ page, openSignedIn }) => {
  // Everything that is pressed is in view. Otherwise going back leads to the link that was followed.
  await page.setViewportSize({ width: 1280, height: 1200 })
  await openSignedIn('/')
  await waitForDeferredScripts(page)
  await page.getByRole('link', { name: 'Jetzt starten' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeFocused()
  await page.getByRole('link', { name: /Zurück/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /Deutsch und Persisch/ })).toBeFocused()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Wörterbuch/ })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeFocused()
})

test.describe('over a slow connection', () => {
  // Held back scripts must come from the network.
  test.use({ serviceWorkers: 'block' })

  test('a sign-in that is quicker than the script that moves the focus leads to the heading', async ({
    page,
    signIn,
  }) => {
    const release = await holdBack(page, '**/assets/after-first-view-*.js')
    await signIn()
    await release()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('a screen that takes long to load has the focus on its heading', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    await waitForDeferredScripts(page)
    const release = await holdBack(page, '**/assets/verbs-screen-*.js')
    await page.clock.install()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Verben/ })
      .click()
    await page.clock.runFor(10_000)
    await release()
    await expect(page.getByRole('heading', { level: 1, name: /Verben/ })).toBeFocused()
  })

  test('a screen that replaces its heading once its words are loaded keeps the focus at it', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/', await learnerNamed('Mina'))
    await waitForDeferredScripts(page)
    const release = await holdBack(page, '**/assets/catalogue-*.js')
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Üben', exact: true })
      .click()
    const heading = page.getByRole('heading', { level: 1, name: 'Üben', exact: true })
    await expect(heading).toBeFocused()
    await expect(page.getByText('Lädt...')).toBeVisible()
    await release()
    await expect(page.getByText('Lädt...')).toHaveCount(0)
    await expect(heading).toBeFocused()
  })
})

test.describe('messages', () => {
  test('are in a live region for at least four seconds, and can be closed', async ({ page }) => {
    await page.clock.install({ time: '2026-03-20T12:00:00' })
    await openAuth(page)
    await page.clock.pauseAt('2026-03-20T13:00:00')
    const send = () => page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    const toast = toastTitled(page, 'Fehler')

    await send()
    await expect(toast).toBeVisible()
    await expect(page.locator('[aria-live]').filter({ has: toast })).toHaveCount(1)
    await expect(toast).toHaveRole('alert')
    await page.clock.runFor(4_000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(toast).toHaveCount(0)

    await send()
    await expect(toast).toBeVisible()
    await toast.getByRole('button', { name: 'Meldung schließen' }).click()
    await expect(toast).toHaveCount(0)
  })

  test('stay while the pointer or the focus is on them', async ({ page }) => {
    await page.clock.install({ time: '2026-03-20T12:00:00' })
    await openAuth(page)
    await page.clock.pauseAt('2026-03-20T13:00:00')
    const toast = toastTitled(page, 'Fehler')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    await toast.hover()
    await page.clock.runFor(30_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(0, 0)
    await toast.getByRole('button', { name: 'Meldung schließen' }).focus()
    await page.clock.runFor(30_000)
    await expect(toast).toBeVisible()
    await page.getByLabel('E-Mail').focus()
    await page.clock.runFor(10_000)
    await expect(toast).toHaveCount(0)
  })

  test('disappear when the error is corrected; the next one has its own duration', async ({ page }) => {
    await page.clock.install({ time: '2026-03-20T12:00:00' })
    await openAuth(page)
    await page.clock.pauseAt('2026-03-20T13:00:00')
    const send = () => page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    const first = toastTitled(page, 'Fehler').filter({ hasText: 'Ungültige E-Mail-Adresse' })
    const second = toastTitled(page, 'Fehler').filter({ hasText: 'Passwort muss mindestens' })
    await send()
    await expect(first).toBeVisible()
    await page.clock.runFor(3_000)
    await page.getByLabel('E-Mail').fill('anna@example.org')
    await send()
    await expect(second).toBeVisible()
    await expect(first).toHaveCount(0)
    await page.clock.runFor(4_000)
    await expect(second).toBeVisible()
    await page.clock.runFor(10_000)
    await expect(toastTitled(page, 'Fehler')).toHaveCount(0)
  })
})
