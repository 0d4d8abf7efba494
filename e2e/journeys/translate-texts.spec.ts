import { expect, expectToast, test } from '../support/test.ts'
import {
  mockGreetings,
  holdTranslations,
  button,
  direction,
  result,
  source,
  translate,
} from '../support/translator.ts'

test.describe('translating', () => {
  test('works in both directions, and the button shows that it is running', async ({
    page,
    openSignedIn,
  }) => {
    const bodies = await mockGreetings(page)
    const released = Promise.withResolvers<void>()
    await page.route(translate, async (route) => {
      await released.promise
      await route.fallback()
    })
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(button(page, 'Übersetzt...')).toBeDisabled()
    await expect(button(page, 'Übersetzen')).toHaveCount(0)
    await expect(source(page)).toBeEditable()
    released.resolve()
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(result(page)).not.toBeEditable()
    await expect(button(page, 'Übersetzen')).toBeEnabled()
    await expect(button(page, 'Übersetzen')).toBeFocused()
    await expect(page.getByText('Die Übersetzung ist fertig.')).toBeAttached()

    await direction(page, 'Farsi → Deutsch').click()
    await expect(source(page)).toHaveValue('Guten Tag')
    await expect(result(page)).toHaveValue('')
    await source(page).fill('روز بخیر')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    expect(bodies).toEqual([
      { text: 'Guten Tag', direction: 'de-to-fa' },
      { text: 'روز بخیر', direction: 'fa-to-de' },
    ])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('keeps line breaks', async ({ page, openSignedIn }) => {
    const bodies = await mockGreetings(page)
    await openSignedIn('/translate')
    await source(page).fill('Erste Zeile\n\n  Dritte Zeile')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Erste Zeile\n\n  Dritte Zeile')
    expect(bodies).toEqual([{ text: 'Erste Zeile\n\n  Dritte Zeile', direction: 'de-to-fa' }])
  })

  test('works with Ctrl+Enter, and the focus stays in the field', async ({ page, openSignedIn }) => {
    const bodies = await mockGreetings(page)
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await source(page).press('Enter')
    await expect(source(page)).toHaveValue('Guten Tag\n')
    await source(page).press('Backspace')
    await source(page).press('Control+Enter')
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(source(page)).toHaveValue('Guten Tag')
    await expect(source(page)).toBeFocused()
    expect(bodies).toHaveLength(1)
  })

  test('sends one request if Ctrl+Enter is pressed twice', async ({ page, openSignedIn }) => {
    const { answer } = await holdTranslations(page)
    let requested = 0
    page.on('request', (request) => (requested += request.url().endsWith('/functions/translate') ? 1 : 0))
    await openSignedIn('/translate')
    await source(page).fill('Guten Abend')
    await source(page).press('Control+Enter')
    await source(page).press('Control+Enter')
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await answer()
    await expect(result(page)).toHaveValue('عصر بخیر')
    expect(requested).toBe(1)
  })

  for (const blank of ['', '  \n ', '\u200C\u200B']) {
    test(`sends no request for ${JSON.stringify(blank)}`, async ({ page, openSignedIn }) => {
      const bodies = await mockGreetings(page)
      await openSignedIn('/translate')
      await source(page).fill(blank)
      await expect(button(page, 'Übersetzen')).toBeDisabled()
      await source(page).press('Control+Enter')
      await expectToast(page, 'Fehler', 'Bitte geben Sie Text zum Übersetzen ein.')
      await expect(source(page)).toBeFocused()
      await expect(source(page)).toHaveValue(blank)
      expect(bodies).toEqual([])
    })
  }

  test('allows 5,000 characters; one more shows an error and is not truncated', async ({
    page,
    openSignedIn,
  }) => {
    const bodies = await mockGreetings(page)
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await expect(page.getByText('9 / 5.000 Zeichen')).toBeVisible()
    const most = 'Ja. '.repeat(1_250)
    await source(page).fill(most)
    await expect(page.getByText('5.000 / 5.000 Zeichen')).toBeVisible()
    await expect(page.getByText(/Der Text ist zu lang/)).toHaveCount(0)
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue(most)

    await source(page).fill(`${most}!`)
    await expect(page.getByText('5.001 / 5.000 Zeichen')).toBeVisible()
    await expect(
      page.getByText('Der Text ist zu lang: Auf einmal können höchstens 5.000 Zeichen übersetzt werden.'),
    ).toBeVisible()
    await expect(source(page)).toHaveAttribute('aria-invalid', 'true')
    await button(page, 'Übersetzen').click()
    await expectToast(page, 'Fehler', 'Der Text darf höchstens 5.000 Zeichen lang sein.')
    await expect(source(page)).toHaveValue(`${most}!`)
    await expect(source(page)).toBeFocused()
    expect(bodies).toHaveLength(1)
  })

  test('shows that the text has changed since the translation', async ({ page, openSignedIn }) => {
    await mockGreetings(page)
    await openSignedIn('/translate')
    const changed = page.getByText('Der Text wurde seit dieser Übersetzung geändert.')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(changed).toHaveCount(0)
    await source(page).fill('Guten Abend')
    await expect(changed).toBeVisible()
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('عصر بخیر')
    await expect(changed).toHaveCount(0)
  })
})
