import type { Page } from '@playwright/test'
import { readLexicon } from '../support/content.ts'
import { expectAlive, translatePage, useEverything } from '../support/page-translation.ts'
import { askedBy, practise, press, verdict } from '../support/practice.ts'
import { noiseOfScreens, screens } from '../support/screens.ts'
import { inGerman } from '../support/texts.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ page }) => translatePage(page))

test.describe('in a page that the browser translates', () => {
  // The server refuses the invented token of the passkey link, and to approve a request whose address has an account by now:
  // earlier journeys leave such requests in the Admin Panel.
  test.use({ role: 'admin', expectedNoise: [...noiseOfScreens, 'status of 410', 'status of 409'] })

  for (const { name, isPublic, open: openIn } of screens) {
    const open = (page: Page) => openIn(page, inGerman)
    test(`everything on ${name} can be used`, async ({ page, openSignedIn }) => {
      test.slow()
      if (!isPublic) await openSignedIn('/')
      await open(page)
      await useEverything(page, () => open(page))
      await expectAlive(page)
    })
  }
})

test('the translator shows in a translated page that it translates, and that it has', async ({
  page,
  openSignedIn,
}) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/functions/translate', async (route) => {
    await answered
    await route.fulfill({ json: { translation: 'روز بخیر', whole: true } })
  })
  await openSignedIn('/translate')
  await page.getByLabel('Text auf Deutsch').fill('Guten Tag')
  await press(page, 'Übersetzen')
  await expect(page.getByRole('button', { name: 'Übersetzt...' })).toBeVisible()
  answer()
  await expect(page.getByRole('button', { name: 'Übersetzen', exact: true })).toBeVisible()
  await expect(page.getByLabel('Übersetzung auf Farsi')).toHaveValue('روز بخیر')
  await expectAlive(page)
})

test('in a translated page the dictionary shows the count of each search', async ({ page, openSignedIn }) => {
  await openSignedIn('/dictionary')
  const count = page.getByText(/\d+ Ergebnisse? gefunden/)
  const all = (await readLexicon()).length
  await expect(count).toHaveText(`${all} Ergebnisse gefunden`)
  await page.getByRole('searchbox').fill('haus')
  await expect(count).not.toHaveText(`${all} Ergebnisse gefunden`)
  const before = await count.innerText()
  await page.getByRole('searchbox').fill('hausmeister')
  await expect(count).not.toHaveText(before)
  await page.getByRole('searchbox').fill('haus')
  await expect(count).toHaveText(before)
  await expectAlive(page)
})

for (const kind of [
  'choose',
  'listen',
  'pairs',
  'article',
  'order',
  'tiles',
  'gap',
  'form',
  'dictation',
  'write',
  'uncover',
] as const) {
  test(`a round with a task of the kind ${kind} goes to its end in a translated page`, async ({
    page,
    openSignedIn,
  }) => {
    const learns = kind === 'article' ? 'de' : 'fa'
    await practise(page, openSignedIn, askedBy[kind], { learns, keyboard: true })
    await press(page, 'Ich weiß es nicht')
    await expect(verdict(page)).toBeVisible()
    await expectAlive(page)
    await press(page, 'Weiter')
    await press(page, 'Runde beenden')
    await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
    await expectAlive(page)
  })
}
