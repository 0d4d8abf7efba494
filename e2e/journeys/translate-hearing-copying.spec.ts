import { expect, expectToast, hear, test } from '../support/test.ts'
import { answerGreetings, button, nameService, result, source } from '../support/translator.ts'

test.beforeEach(({ page }) => nameService(page))

test.describe('hearing and copying', () => {
  test('both texts can be heard, each in its own language', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    const speakers = page.getByRole('button', { name: /anhören/ })
    await expect(speakers).toHaveCount(2)
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/text-to-speech')) asked.push(request.postDataJSON())
    })
    await hear(page, () => button(page, 'Guten Tag anhören').click())
    await hear(page, () => button(page, 'روز بخیر auf Farsi anhören').click())
    expect(asked).toEqual([
      { text: 'Guten Tag', voice: 'alloy' },
      { text: 'روز بخیر', voice: 'nova' },
    ])
    await button(page, 'Tauschen').click()
    await expect(button(page, 'روز بخیر auf Farsi anhören')).toBeVisible()
    await expect(button(page, 'Guten Tag anhören')).toBeVisible()
  })

  test('a long text has a short name, and one that is too long says why it is silent', async ({
    page,
    enter,
  }) => {
    await enter('/translate')
    const sentence = `${'a'.repeat(79)}b`
    await source(page).fill(sentence)
    await expect(button(page, `${sentence} anhören`)).toBeVisible()
    await source(page).fill('a'.repeat(500))
    await expect(button(page, `${'a'.repeat(79)}… anhören`)).toBeVisible()
    await source(page).fill('a'.repeat(501))
    await expect(page.getByRole('button', { name: /anhören/ })).toHaveCount(0)
    await expect(page.getByText('Vorlesen geht nur bis 500 Zeichen.')).toBeVisible()
  })

  test('the translation is copied', async ({ page, enter, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await answerGreetings(page)
    await enter('/translate')
    await expect(button(page, 'Kopieren')).toHaveCount(0)
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await button(page, 'Kopieren').click()
    await expectToast(page, 'Kopiert', 'Die Übersetzung ist in der Zwischenablage.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('روز بخیر')
  })

  test('where the browser forbids it, the text is marked for copying by hand', async ({ page, enter }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await answerGreetings(page)
    await enter('/translate')
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
