import type { Locator } from '@playwright/test'
import { goBack } from '../support/cards.ts'
import { expect, expectPersianMarked, expectToast, test } from '../support/test.ts'
import { mockGreetings, button, direction, result, source } from '../support/translator.ts'

test.describe('the screen', () => {
  test('starts empty, from German to Persian, with a back link', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersetzer')
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'true')
    await expect(direction(page, 'Farsi → Deutsch')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('textbox')).toHaveCount(2)
    await expect(source(page)).toHaveValue('')
    await expect(result(page)).toHaveValue('')
    await expect(button(page, 'Übersetzen')).toBeDisabled()
    for (const name of ['Tauschen', 'Zurücksetzen', 'Datei hochladen']) {
      await expect(button(page, name)).toBeEnabled()
    }
    await expect(page.getByRole('button', { name: /anhören/ })).toHaveCount(0)
    await goBack(page)
  })

  test('opens from Home, and needs a session like every lesson', async ({ page, signIn }) => {
    await page.goto('/translate')
    await expect(page).toHaveURL('/auth')
    await signIn()
    await page.getByRole('link', { name: /Übersetzer/ }).click()
    await expect(page).toHaveURL('/translate')
    await expect(page.getByRole('heading', { level: 1, name: 'Übersetzer' })).toBeFocused()
  })

  test('Persian is set from right to left in both fields', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    const expectSides = async (german: Locator, persian: Locator) => {
      await expect(german).toHaveAttribute('lang', 'de')
      await expect(german).toHaveCSS('direction', 'ltr')
      await expect(persian).toHaveAttribute('lang', 'fa')
      await expect(persian).toHaveAttribute('dir', 'rtl')
      await expect(persian).toHaveCSS('direction', 'rtl')
      await expect(persian).toHaveCSS('font-family', /^"?Vazirmatn/)
    }
    await expectSides(page.getByLabel('Text auf Deutsch'), page.getByLabel('Übersetzung auf Farsi'))
    await direction(page, 'Farsi → Deutsch').click()
    await expect(direction(page, 'Farsi → Deutsch')).toHaveAttribute('aria-pressed', 'true')
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'false')
    await expectSides(page.getByLabel('Übersetzung auf Deutsch'), page.getByLabel('Text auf Farsi'))
    await source(page).fill('روز بخیر')
    await expectPersianMarked(page)
  })

  test('is empty and from German again after a reload', async ({ page, openSignedIn }) => {
    await mockGreetings(page)
    await openSignedIn('/translate')
    await direction(page, 'Farsi → Deutsch').click()
    await source(page).fill('روز بخیر')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    await page.reload()
    await expect(source(page)).toHaveValue('')
    await expect(result(page)).toHaveValue('')
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'true')
  })

  test('has large enough buttons and no overflow at 360 px', async ({ page, openSignedIn }) => {
    await mockGreetings(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(result(page)).toBeInViewport({ ratio: 1 })
    const buttons = await page.getByRole('main').getByRole('button').all()
    expect(buttons.length).toBeGreaterThan(3)
    for (const control of buttons) {
      const box = await control.boundingBox()
      expect(box?.height, await control.textContent().then(String)).toBeGreaterThanOrEqual(44)
    }
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths).toEqual([360, 360])
  })
})

test('with the keyboard only: choose, type, translate, copy, reset', async ({
  page,
  openSignedIn,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await mockGreetings(page)
  await openSignedIn('/translate')
  await direction(page, 'Farsi → Deutsch').focus()
  await page.keyboard.press('Enter')
  const reached: string[] = []
  const tab = async () => {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(
        () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
      ),
    )
  }
  await tab()
  await tab()
  await tab()
  expect(reached).toEqual(['Tauschen', 'Zurücksetzen', ''])
  await expect(source(page)).toBeFocused()
  await page.keyboard.type('روز بخیر')
  await tab()
  await expect(button(page, 'Übersetzen')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result(page)).toHaveValue('Guten Tag')
  await expect(button(page, 'Übersetzen')).toBeFocused()
  await tab()
  await expect(button(page, 'Datei hochladen')).toBeFocused()
  await tab()
  await expect(page.locator('form').getByRole('button', { name: 'Guten Tag anhören' })).toBeFocused()
  await tab()
  await expect(result(page)).toBeFocused()
  await tab()
  await expect(button(page, 'Kopieren')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Kopiert', 'Die Übersetzung ist in der Zwischenablage.')
  await button(page, 'Zurücksetzen').press('Enter')
  await expect(source(page)).toHaveValue('')
  await expect(button(page, 'Zurücksetzen')).toBeFocused()
})
