import { expect, test } from '../support/test.ts'
import { button, result, source } from '../support/translator.ts'

test.describe('with the offline translator', () => {
  test('the footer names the translator and says that it translates the sentences that it knows', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate')
    const foot = page.getByRole('contentinfo')
    await expect(foot.getByText('Powered by Pol-Wörterbuch', { exact: true })).toBeVisible()
    await expect(
      foot.getByText(
        'Bekannte Sätze übersetzt Pol als Ganzes. Von allen anderen zeigt die Wortliste, was die einzelnen Wörter bedeuten.',
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

  test('in a text with unknown sentences, the taught ones are translated', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await source(page).fill('Guten Tag\nMein Xylofonquark ist müde. Guten Abend!')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر\n… عصر بخیر!')
    await expect(page.getByText('Für „…“ stehen Sätze, die Pol nicht als Ganzes kennt.')).toBeVisible()
  })

  test('a taught sentence on two lines is translated as one', async ({ page, openSignedIn }) => {
    await openSignedIn('/translate')
    await source(page).fill('Der Schlüssel\nliegt auf dem Tisch.')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('کلید روی میز است.')
  })
})
