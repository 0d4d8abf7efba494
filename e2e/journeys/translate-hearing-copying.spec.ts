import type { Page } from '@playwright/test'
import { expect, expectToast, expectClip, test } from '../support/test.ts'
import { mockGreetings, button, result, source } from '../support/translator.ts'

/** The speaker buttons of the two texts, without those of the glossed words. */
const speakers = (page: Page, name: RegExp | string = /anhören/) =>
  page.locator('form').getByRole('button', { name })

test.describe('hearing and copying', () => {
  test('both texts can be played, each in its language', async ({ page, openSignedIn }) => {
    await mockGreetings(page)
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(speakers(page)).toHaveCount(2)
    const requested: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/text-to-speech')) requested.push(request.postDataJSON())
    })
    await expectClip(page, () => speakers(page, 'Guten Tag anhören').click())
    await expectClip(page, () => speakers(page, 'روز بخیر auf Farsi anhören').click())
    expect(requested).toEqual([
      { text: 'Guten Tag', voice: 'alloy' },
      { text: 'روز بخیر', voice: 'nova' },
    ])
    await button(page, 'Tauschen').click()
    await expect(speakers(page, 'روز بخیر auf Farsi anhören')).toBeVisible()
    await expect(speakers(page, 'Guten Tag anhören')).toBeVisible()
  })

  test('the button of a long text has a short name; a text that is too long shows the limit instead', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate')
    const sentence = `${'a'.repeat(79)}b`
    await source(page).fill(sentence)
    await expect(button(page, `${sentence} anhören`)).toBeVisible()
    await source(page).fill('a'.repeat(500))
    await expect(button(page, `${'a'.repeat(79)}… anhören`)).toBeVisible()
    await source(page).fill('a'.repeat(501))
    await expect(page.getByRole('button', { name: /anhören/ })).toHaveCount(0)
    await expect(page.getByText('Vorlesen geht nur bis 500 Zeichen.')).toBeVisible()
  })

  test('the translation is copied', async ({ page, openSignedIn, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await mockGreetings(page)
    await openSignedIn('/translate')
    await expect(button(page, 'Kopieren')).toHaveCount(0)
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await button(page, 'Kopieren').click()
    await expectToast(page, 'Kopiert', 'Die Übersetzung ist in der Zwischenablage.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('روز بخیر')
  })

  test('if the browser does not allow copying, the text is selected for manual copying', async ({
    page,
    openSignedIn,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await mockGreetings(page)
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await button(page, 'Kopieren').click()
    await expectToast(
      page,
      'Fehler',
      'Ihr Browser lässt das Kopieren nicht zu. Der Text ist markiert, bitte kopieren Sie ihn selbst.',
    )
    await expect(result(page)).toBeFocused()
    expect(await page.evaluate(() => String(getSelection()))).toBe('روز بخیر')
  })
})
