import { expect, test } from '../support/test.ts'
import { button, result, source } from '../support/translator.ts'

test.describe('with the offline translator', () => {
  test('the footer names the translator and says that it translates word by word', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByText('Powered by Pol-Wörterbuch', { exact: true })).toBeVisible()
    await expect(
      foot.getByText(
        'Diese Übersetzung entsteht Wort für Wort aus dem Wörterbuch. Unbekannte Wörter bleiben stehen.',
      ),
    ).toBeVisible()
  })

  test('a greeting is translated to Persian and back', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await button(page, 'Tauschen').click()
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('an unknown word is kept, and so are line breaks', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag\nXylofonquark')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر\nXylofonquark')
  })
})
