import type { Page } from '@playwright/test'
import { openDictionary, rows } from '../support/dictionary.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

/** The details of an entry name the Dari word, in its own language. */
const dariIn = (page: Page, word: string) =>
  page.getByRole('definition').filter({ has: page.locator('[lang="fa-AF"][dir=rtl]', { hasText: word }) })

test('a person from Kabul who looks up موتر finds Auto, named as Dari, and sees that nobody has confirmed it', async ({
  page,
  openSignedIn,
}) => {
  await openDictionary(page, openSignedIn)
  await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
  await page.getByRole('searchbox').fill('موتر')
  const similar = page.getByRole('region', { name: 'Ähnliche Treffer' })
  const car = similar
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Mehr zu Auto', exact: true }) })
  await expect(car.getByText('Dari: موتر')).toBeVisible()
  // The specified rule counts what contains the letters, such as a lemon: لیموترش.
  await expect(page.getByRole('main').getByRole('list').first()).toContainText('Auto')
  await car.getByRole('button', { name: 'Mehr zu Auto', exact: true }).click()
  const dari = dariIn(page, 'موتر')
  await expect(dari).toContainText('(mōtar)')
  await expect(dari).toContainText('noch nicht von Dari-Sprechenden geprüft')
  await expectPersianMarked(page)
})

test('a person who looks up Krankenhaus sees in its details what it is called in Kabul', async ({
  page,
  openSignedIn,
}) => {
  await openDictionary(page, openSignedIn)
  await page.getByRole('searchbox').fill('Krankenhaus')
  await rows(page).getByRole('button', { name: 'Mehr zu Krankenhaus', exact: true }).click()
  await expect(page.getByRole('term').filter({ hasText: /^Dari$/ })).toBeVisible()
  await expect(dariIn(page, 'شفاخانه')).toContainText('(shefâkhâna)')
})

test('a word that means something else in Iran has a note', async ({ page, openSignedIn }) => {
  await openDictionary(page, openSignedIn)
  await page.getByRole('searchbox').fill('Glas')
  await rows(page).getByRole('button', { name: 'Mehr zu Glas', exact: true }).first().click()
  await expect(dariIn(page, 'گیلاس').first()).toContainText('In Iran heißt گیلاس „Kirsche“.')
})

test.describe('in the Persian interface', () => {
  test.use({ interfaceLanguage: 'fa' })

  test('the word, the note and the state are Persian, and the transliteration is left out', async ({
    page,
    openSignedIn,
  }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('مکتب')
    const similar = page.getByRole('region', { name: 'نتیجه‌های مشابه' })
    const school = similar.getByRole('listitem').filter({ hasText: 'دری: مکتب' })
    await school.getByRole('button', { name: 'بیشتر درباره‌ی «Schule»' }).click()
    const dari = dariIn(page, 'مکتب')
    await expect(dari).toContainText('در ایران «مکتب» یعنی')
    await expect(dari).toContainText('دری‌زبانان هنوز آن را بررسی نکرده‌اند')
    await expect(dari).not.toContainText('maktab')
  })
})
