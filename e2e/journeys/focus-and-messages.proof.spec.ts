import type { Page } from '@playwright/test'
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
