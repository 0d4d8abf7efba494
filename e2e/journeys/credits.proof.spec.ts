import { expect, test } from '../support/test.ts'

test('the credits can be opened from the privacy policy without signing in, and lead back to it', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  await page.getByRole('link', { name: 'Quellen und Lizenzen' }).click()
  await expect(page).toHaveURL('/quellen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quellen und Lizenzen')
  await expect(page).toHaveTitle(/Quellen und Lizenzen/)
  await page.getByRole('button', { name: 'Zurück' }).click()
  await expect(page).toHaveURL('/privacy-policy')
})

test('fonts, pictures, voices and programs are credited with author and licence', async ({ page }) => {
  await page.goto('/quellen')
  const credited = (section: string, ...words: readonly string[]) =>
    words.reduce(
      (credit, word) => credit.filter({ hasText: word }),
      page.getByRole('region', { name: section }).getByRole('listitem'),
    )
  for (const credit of [
    credited('Schriften und Bilder', 'Atkinson Hyperlegible Next', 'SIL Open Font License 1.1'),
    credited('Schriften und Bilder', 'Vazirmatn', 'SIL Open Font License 1.1'),
    credited('Schriften und Bilder', 'Twitter, Inc and other contributors', 'CC-BY 4.0'),
    credited('Stimmen', 'eSpeak NG', 'GPL-3.0'),
    credited('Schriften und Bilder', 'Lucide Icons and Contributors', 'ISC'),
    credited('Programme im Browser', 'wasm-media-encoders', 'MIT AND LGPL-2.0-or-later'),
    credited('Programme im Browser', 'LAME', 'The LAME Project', 'LGPL-2.0-or-later'),
    credited('Programme im Browser', 'react-dom', 'Meta Platforms', 'MIT'),
    credited('Programme im Browser', 'valibot', 'MIT'),
    credited('Programme im Browser', 'tailwindcss', 'MIT'),
    credited('Programme im Browser', 'workbox-precaching', 'MIT'),
  ]) {
    await expect(credit).toHaveCount(1)
  }
})

test.describe('without a network', () => {
  test.use({
    expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED', 'Content could not be loaded'],
  })

  test('the licences of the MP3 encoder can be read in full without signing in, with and without a network', async ({
    page,
    context,
  }) => {
    const read = async (link: string, words: readonly string[]) => {
      await page.goto('/quellen')
      await page.getByRole('link', { name: link, exact: true }).click()
      for (const text of words) await expect(page.locator('body')).toContainText(text)
    }
    const readBoth = async () => {
      await read('LGPL 2.0', ['GNU LIBRARY GENERAL PUBLIC LICENSE', 'END OF TERMS AND CONDITIONS'])
      await read('GPL 2.0', ['GNU GENERAL PUBLIC LICENSE', 'END OF TERMS AND CONDITIONS'])
    }
    await readBoth()
    await page.goto('/quellen')
    await context.setOffline(true)
    await readBoth()
  })
})
