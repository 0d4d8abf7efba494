import { expect, expectToast, test } from '../support/test.ts'
import {
  answerGreetings,
  answerLate,
  button,
  direction,
  nameService,
  result,
  source,
  translate,
} from '../support/translator.ts'

test.beforeEach(({ page }) => nameService(page))

test.describe('translating', () => {
  test('in both directions, and the button says while it runs', async ({ page, enter }) => {
    const bodies = await answerGreetings(page)
    const gate = Promise.withResolvers<void>()
    await page.route(translate, async (route) => {
      await gate.promise
      await route.fallback()
    })
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(button(page, 'Übersetzt...')).toBeDisabled()
    await expect(button(page, 'Übersetzen')).toHaveCount(0)
    await expect(source(page)).toBeEditable()
    gate.resolve()
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

  test('lines stay lines', async ({ page, enter }) => {
    const bodies = await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Erste Zeile\n\n  Dritte Zeile')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Erste Zeile\n\n  Dritte Zeile')
    expect(bodies).toEqual([{ text: 'Erste Zeile\n\n  Dritte Zeile', direction: 'de-to-fa' }])
  })

  test('with Ctrl+Enter, from the field, where the cursor stays', async ({ page, enter }) => {
    const bodies = await answerGreetings(page)
    await enter('/translate')
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

  test('Ctrl+Enter twice asks once', async ({ page, enter }) => {
    const { answer } = await answerLate(page)
    let asked = 0
    page.on('request', (request) => (asked += request.url().endsWith('/functions/translate') ? 1 : 0))
    await enter('/translate')
    await source(page).fill('Guten Abend')
    await source(page).press('Control+Enter')
    await source(page).press('Control+Enter')
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await answer()
    await expect(result(page)).toHaveValue('عصر بخیر')
    expect(asked).toBe(1)
  })

  for (const blank of ['', '  \n ']) {
    test(`nothing is asked for ${JSON.stringify(blank)}`, async ({ page, enter }) => {
      const bodies = await answerGreetings(page)
      await enter('/translate')
      await source(page).fill(blank)
      await expect(button(page, 'Übersetzen')).toBeDisabled()
      await source(page).press('Control+Enter')
      await expectToast(page, 'Fehler', 'Bitte geben Sie Text zum Übersetzen ein.')
      await expect(source(page)).toBeFocused()
      await expect(source(page)).toHaveValue(blank)
      expect(bodies).toEqual([])
    })
  }

  test('5,000 characters are counted, and one more is told, not cut off', async ({ page, enter }) => {
    const bodies = await answerGreetings(page)
    await enter('/translate')
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

  test('a translation whose text has changed says so', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
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
