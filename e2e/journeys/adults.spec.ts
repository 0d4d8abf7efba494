import { everyday, situationNames, situations } from '@pol/content/phrases'
import { adultsVocabulary } from '@pol/content/vocabulary'
import { expectPhrases, expectVocabulary, goBack } from '../support/cards.ts'
import { readContent } from '../support/content.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

/** @returns the name of a tab, which has a German and a Persian part. */
const tab = (german: string, persian: string) => `${german} ${persian}`

test('Adults: the tab for work is first, with a Persian subtitle', async ({ page, openSignedIn }) => {
  await openSignedIn('/erwachsene')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deutsch für Erwachsene')
  const subtitle = page.getByRole('banner').locator('p [lang=fa][dir=rtl]')
  await expect(subtitle).toHaveText('آلمانی برای بزرگسالان')
  await expect(page.getByRole('tab')).toHaveText([
    tab('Arbeit', 'کار'),
    tab('Alltag', 'روزمره'),
    tab('Soziales', 'اجتماعی'),
  ])
  await expect(page.getByRole('tab', { name: tab('Arbeit', 'کار') })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Arbeitsleben', 'Am Arbeitsplatz'])
  await expectVocabulary(page, await readContent(adultsVocabulary))
  await expectPersianMarked(page)
  await goBack(page)
})

test('Adults: 49 pairs of phrases for every day', async ({ page, openSignedIn }) => {
  await openSignedIn('/erwachsene')
  await page.getByRole('tab', { name: tab('Alltag', 'روزمره') }).click()
  const rows = await readContent(everyday)
  expect(rows).toHaveLength(49)
  await expectPhrases(page, rows)
  await page.reload()
  await expect(page.getByRole('tab', { name: tab('Alltag', 'روزمره') })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectPersianMarked(page)
})

test('Adults: five situations of ten phrases', async ({ page, openSignedIn }) => {
  await openSignedIn('/erwachsene')
  await page.getByRole('tab', { name: tab('Soziales', 'اجتماعی') }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([...situationNames])
  for (const name of situationNames)
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(10)
  await expectPhrases(page, await readContent(situations))
})
