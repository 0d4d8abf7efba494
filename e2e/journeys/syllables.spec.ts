import { withArticle } from '@pol/content/with-article'
import { words } from '@pol/content/words'
import { cardsIn, expectCard, goBack, inGerman, inPersian } from '../support/cards.ts'
import { taught } from '../support/content.ts'
import { expect, expectPersianMarked, hear, test } from '../support/test.ts'

const lastFirst = (await taught(words)).toReversed()

test('the words stand last first, each with its syllables last first and two voices', async ({
  page,
  enter,
}) => {
  await enter('/syllables')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Silben & Wörter')
  await expect(page.getByText(/^Vorschau/)).toBeVisible()
  const cards = await cardsIn(page)
  expect(cards).toHaveLength(110)
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

test('a learner hears a word in both languages', async ({ page, enter }) => {
  await enter('/syllables')
  const [first] = lastFirst
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await hear(page, () => button(inPersian(first?.farsi ?? '')).click())
  await hear(page, () => button(inGerman(first ? withArticle(first) : '')).click())
})

test('who cannot read the transliteration finds out how', async ({ page, enter }) => {
  await enter('/syllables')
  const sound = page.getByText('ch wie in „Bach“')
  await expect(sound).toBeHidden()
  await page.getByText('So liest man die Umschrift').click()
  await expect(sound).toBeVisible()
  await expectPersianMarked(page)
})
