import { phraseCategories, phrases } from '@pol/content/phrases'
import { expectPhrases, goBack, inPersian } from '../support/cards.ts'
import { taught } from '../support/content.ts'
import { expect, expectPersianMarked, hear, test } from '../support/test.ts'

const rows = await taught(phrases)

test('the sentences stand in their twelve groups, each with a voice in both languages', async ({
  page,
  enter,
}) => {
  await enter('/sentences')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erste Sätze')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...phraseCategories])
  for (const category of phraseCategories) {
    const members = rows.filter((row) => row.category === category)
    const group = page.getByRole('region', { name: category, exact: true })
    await expect(group.getByRole('listitem')).toHaveCount(members.length)
  }
  await expectPhrases(page, rows)
  await expectPersianMarked(page)

  const [first] = rows
  await hear(page, () => page.getByRole('button', { name: inPersian(first?.farsi ?? '') }).click())
  await goBack(page)
})
