import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { answerGreetings, button, nameService, result, service, source } from '../support/translator.ts'

test.beforeEach(({ page }) => nameService(page))

test.describe('who translates', () => {
  const footer = (page: Page) => page.getByRole('contentinfo')
  const honest =
    'Diese Übersetzung entsteht Wort für Wort aus dem Wörterbuch. Unbekannte Wörter bleiben stehen.'

  test('stands at the foot, and that it is word by word', async ({ page, enter }) => {
    await enter('/translate')
    await expect(footer(page).getByText('Powered by Pol', { exact: true })).toBeVisible()
    await expect(footer(page).getByText(honest)).toBeVisible()
  })

  test('a service that understands has no such note', async ({ page, enter }) => {
    await page.route(service, (route) => route.fulfill({ json: { name: 'OpenAI', word_by_word: false } }))
    await enter('/translate')
    await expect(footer(page).getByText('Powered by OpenAI', { exact: true })).toBeVisible()
    await expect(page.getByText(honest)).toHaveCount(0)
  })

  test('while nobody has said yet, one can translate', async ({ page, enter }) => {
    await page.route(service, () => undefined)
    await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(page.getByText(/Powered by/)).toHaveCount(0)
  })

  test.describe('where nobody can say', () => {
    test.use({ expectedNoise: /status of 500|net::ERR_/ })

    for (const { way, answer } of [
      { way: 'a failing server', answer: (route: Route) => route.fulfill({ status: 500, json: {} }) },
      { way: 'a broken line', answer: (route: Route) => route.abort() },
      { way: 'an answer without a name', answer: (route: Route) => route.fulfill({ json: null }) },
    ]) {
      test(`${way} disturbs nobody`, async ({ page, enter }) => {
        await page.route(service, answer)
        await answerGreetings(page)
        await enter('/translate')
        await source(page).fill('Guten Tag')
        await button(page, 'Übersetzen').click()
        await expect(result(page)).toHaveValue('روز بخیر')
        await expect(page.getByText(/Powered by/)).toHaveCount(0)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
  })
})

test.describe('with the translator of the server', () => {
  test.beforeEach(({ page }) => page.unroute(service))

  test('a greeting goes to Persian and back, and the foot tells how', async ({ page, enter }) => {
    await enter('/translate')
    await expect(page.getByText(/^Powered by \S/)).toBeVisible()
    await expect(page.getByText(/Wort für Wort/)).toBeVisible()
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await button(page, 'Tauschen').click()
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('an unknown word stays as it is, and lines stay lines', async ({ page, enter }) => {
    await enter('/translate')
    await source(page).fill('Guten Tag\nXylofonquark')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر\nXylofonquark')
  })
})
