import { everyday, situationNames, situations } from '@pol/content/phrases'
import { adultsVocabulary } from '@pol/content/vocabulary'
import { expectPhrases, expectVocabulary, goBack } from '../support/cards.ts'
import { readContent } from '../support/content.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

test('Adults: the tab for work is first, with a Persian subtitle', async ({ page, openSignedIn }) => {
  await openSignedIn('/erwachsene')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deutsch für Erwachsene')
  await expect(page.getByRole('banner').locator('[lang=fa][dir=rtl]')).toHaveText('آلمانی برای بزرگسالان')
  await expect(page.getByRole('tab')).toHaveText(['Arbeit کار', 'Alltag روزمره', 'Soziales اجتماعی'])
  await expect(page.getByRole('tab', { name: 'Arbeit کار' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Arbeitsleben', 'Am Arbeitsplatz'])
  await expectVocabulary(page, await readContent(adultsVocabulary))
  await expectPersianMarked(page)
  await goBack(page)
})

test('Adults: 49 pairs of phrases for every day', async ({ page, openSignedIn }) => {
  await openSignedIn('/erwachsene')
  await page.getByRole('tab', { name: 'Alltag روزمره' }).click()
  const rows = await readContent(everyday)
  expect(rows).toHaveLength(49)
  await expectPhrases(page, rows)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Alltag روزمره' })).toHaveAttribute('aria-selected', 'true')
  await expectPersianMarked(page)
})

test('Adults: five situations of ten phrases', async ({ page, openSignedIn }) => {
  await openSignedIn('/erwachsene')
  await page.getByRole('tab', { name: 'Soziales اجتماعی' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...situationNames])
  for (const name of situationNames)
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(10)
  await expectPhrases(page, await readContent(situations))
})
