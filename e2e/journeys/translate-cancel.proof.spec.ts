import type { Page } from '@playwright/test'
import { goBack } from '../support/cards.ts'
import { expect, expectToast, test, toastTitled } from '../support/test.ts'
import { mockGreetings, holdTranslations, button, direction, result, source } from '../support/translator.ts'

test.describe('swapping, resetting and cancelling', () => {
  test('swapping exchanges direction and texts', async ({ page, openSignedIn }) => {
    await mockGreetings(page)
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await button(page, 'Tauschen').click()
    await expect(direction(page, 'Farsi → Deutsch')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Text auf Farsi')).toHaveValue('روز بخیر')
    await expect(page.getByLabel('Übersetzung auf Deutsch')).toHaveValue('Guten Tag')
    await button(page, 'Tauschen').click()
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Text auf Deutsch')).toHaveValue('Guten Tag')
    await expect(page.getByLabel('Übersetzung auf Farsi')).toHaveValue('روز بخیر')
  })

  test('resetting clears both texts and selects German', async ({ page, openSignedIn }) => {
    await mockGreetings(page)
    await openSignedIn('/translate')
    await direction(page, 'Farsi → Deutsch').click()
    await source(page).fill('روز بخیر')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    await button(page, 'Zurücksetzen').click()
    await expectToast(page, 'Zurückgesetzt', 'Übersetzung wurde zurückgesetzt.')
    await expect(toastTitled(page, 'Zurückgesetzt')).toHaveRole('status')
    await expect(source(page)).toHaveValue('')
    await expect(result(page)).toHaveValue('')
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'Übersetzen')).toBeDisabled()
  })

  for (const { way, act, left } of [
    {
      way: 'resetting',
      act: (page: Page) => button(page, 'Zurücksetzen').click(),
      left: { source: '', result: '' },
    },
    {
      way: 'swapping',
      act: (page: Page) => button(page, 'Tauschen').click(),
      left: { source: '', result: 'Guten Abend' },
    },
    {
      way: 'changing the direction',
      act: (page: Page) => direction(page, 'Farsi → Deutsch').click(),
      left: { source: 'Guten Abend', result: '' },
    },
  ]) {
    test(`${way} aborts the running request, and a late answer has no effect`, async ({
      page,
      openSignedIn,
    }) => {
      const { answer, abortedCount } = await holdTranslations(page)
      await openSignedIn('/translate')
      await source(page).fill('Guten Abend')
      await button(page, 'Übersetzen').click()
      await expect(button(page, 'Übersetzt...')).toBeVisible()
      await act(page)
      await expect(button(page, 'Übersetzen')).toBeVisible()
      await expect.poll(abortedCount).toBe(1)
      await answer()
      await expect(source(page)).toHaveValue(left.source)
      await source(page).fill('سلام')
      await source(page).press('Control+Enter')
      await expect(button(page, 'Übersetzt...')).toBeVisible()
      await expect(result(page)).toHaveValue(left.result)
      await answer(1)
      await expect(result(page)).toHaveValue('عصر بخیر')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('leaving the screen aborts the running request without a message on the next screen', async ({
    page,
    openSignedIn,
  }) => {
    const { answer, abortedCount } = await holdTranslations(page)
    await openSignedIn('/translate')
    await source(page).fill('Guten Abend')
    await button(page, 'Übersetzen').click()
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await goBack(page)
    await expect.poll(abortedCount).toBe(1)
    await answer()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('typing during the request keeps the new text, and shows the answer to the old one', async ({
    page,
    openSignedIn,
  }) => {
    const { answer } = await holdTranslations(page)
    await openSignedIn('/translate')
    await source(page).fill('Guten Abend')
    await button(page, 'Übersetzen').click()
    await source(page).fill('Guten Abend, Maryam')
    await answer()
    await expect(result(page)).toHaveValue('عصر بخیر')
    await expect(source(page)).toHaveValue('Guten Abend, Maryam')
    await expect(page.getByText('Der Text wurde seit dieser Übersetzung geändert.')).toBeVisible()
  })
})
