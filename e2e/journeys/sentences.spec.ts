import { phraseCategories, phrases } from '@pol/content/phrases'
import { expectPhrases, goBack, inPersian } from '../support/cards.ts'
import { readContent } from '../support/content.ts'
import { expect, expectPersianMarked, expectClip, test } from '../support/test.ts'

const rows = await readContent(phrases)

test('the sentences are in twelve groups, each with speaker buttons for both languages', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/sentences')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erste Sätze')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...phraseCategories])
  for (const category of phraseCategories) {
    const members = rows.filter((row) => row.category === category)
    expect(members.length).toBeGreaterThan(0)
    const group = page.getByRole('region', { name: category, exact: true })
    await expect(group.getByRole('listitem')).toHaveCount(members.length)
  }
  await expectPhrases(page, rows)
  await expectPersianMarked(page)

  const [first] = rows
  await expectClip(page, () => page.getByRole('button', { name: inPersian(first?.farsi ?? '') }).click())
  await goBack(page)
})
