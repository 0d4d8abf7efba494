import { repeatSounds } from '../support/sound.ts'
import { expect, expectToast, expectClip, test } from '../support/test.ts'

test('a first lesson: sign in, hear a letter, look up words in both directions, hear one, sign out', async ({
  page,
  signIn,
}) => {
  const sounds = await repeatSounds(page)
  await signIn()
  await expect(page).toHaveURL('/')
  await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')

  await page.getByRole('link', { name: 'Jetzt starten' }).click()
  await expect(page).toHaveURL('/alphabet')
  const be = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Be', exact: true }),
  })
  await expectClip(page, () => be.getByRole('button', { name: 'Aussprache anhören' }).click())
  await expect(be.getByRole('button', { name: 'Wird abgespielt...' })).toBeDisabled()
  await sounds.end()
  await expect(be.getByRole('button', { name: 'Aussprache anhören' })).toBeEnabled()

  await page.getByRole('link', { name: /Zurück/ }).click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /Wörterbuch/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeVisible()
  await page.getByRole('searchbox').fill('haus')
  const haus = page.getByRole('listitem').filter({ has: page.getByText('Haus', { exact: true }) })
  await expect(haus.getByText('(khâne)')).toBeVisible()
  await expectClip(page, () => haus.getByRole('button', { name: 'خانه auf Farsi anhören' }).click())

  await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
  await page.getByRole('searchbox').fill('كتاب')
  const buch = page.getByRole('listitem').filter({ has: page.getByText('Buch', { exact: true }) })
  await expect(buch.getByText('کتاب', { exact: true })).toBeVisible()
  await expectClip(page, () => buch.getByRole('button', { name: 'Buch anhören' }).click())

  await page.getByRole('link', { name: /Zurück/ }).click()
  await page.getByRole('button', { name: /Benutzermenü/ }).click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  await expectToast(page, 'Erfolg', 'Erfolgreich abgemeldet')
  await expect(page).toHaveURL('/auth')
  await page.goto('/alphabet')
  await expect(page).toHaveURL('/auth')
})
