import { withArticle } from '@pol/content/with-article'
import { words } from '@pol/content/words'
import { cardsIn, expectCard, goBack, inGerman, inPersian } from '../support/cards.ts'
import { readContent } from '../support/content.ts'
import { expect, expectPersianMarked, expectClip, test } from '../support/test.ts'

const lastFirst = (await readContent(words)).toReversed()

test('the words are in reverse order, each with its syllables in reverse order and two speaker buttons', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/syllables')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silben & Wörter')
  await expect(page.getByText(/^Vorschau/)).toBeVisible()
  await expect(page.locator('main ul > li')).toHaveCount(110)
  const cards = await cardsIn(page)
  for (const [at, word] of lastFirst.entries()) {
    const german = withArticle(word)
    expectCard(
      cards[at],
      ['Wort', german, word.farsi, word.transliteration],
      [inGerman(german), inPersian(word.farsi)],
    )
  }
  const [first] = lastFirst
  const syllables = page.getByRole('list', { name: 'Silben' }).first().locator('[lang=fa]')
  await expect(syllables).toHaveText(first?.syllables.toReversed() ?? [])
  await expectPersianMarked(page)
  await goBack(page)
})

test('a learner hears a word in both languages', async ({ page, openSignedIn }) => {
  await openSignedIn('/syllables')
  const [first] = lastFirst
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expectClip(page, () => button(inPersian(first?.farsi ?? '')).click())
  await expectClip(page, () => button(inGerman(first ? withArticle(first) : '')).click())
})

test('the transliteration is explained on request', async ({ page, openSignedIn }) => {
  await openSignedIn('/syllables')
  const sound = page.getByText('ch wie in „Bach“')
  await expect(sound).toBeHidden()
  await page.getByText('So liest man die Umschrift').click()
  await expect(sound).toBeVisible()
  await expectPersianMarked(page)
})
