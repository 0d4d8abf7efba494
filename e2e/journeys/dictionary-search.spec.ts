import type { Page } from '@playwright/test'
import { taughtEntries } from '../support/content.ts'
import { openDictionary, rows } from '../support/dictionary.ts'
import { expect, test } from '../support/test.ts'

const entries = await taughtEntries()

const german = (page: Page) => rows(page).locator('span.font-bold')

/** Section 5 of the specification, word for word. */
function found(direction: 'de-fa' | 'fa-de', search: string): string[] {
  const text = search.trim().toLowerCase()
  const contains = (field: string) => field.toLowerCase().includes(text)
  return entries
    .filter(
      ({ german, farsi, transliteration }) =>
        contains(german) || contains(transliteration) || (direction === 'fa-de' && contains(farsi)),
    )
    .map(({ german }) => german)
    .toSorted()
}

async function expectFound(page: Page, expected: readonly string[]): Promise<void> {
  await expect(page.getByText(`${expected.length} Ergebnisse gefunden`, { exact: true })).toBeVisible()
  await expect(rows(page)).toHaveCount(expected.length)
  expect((await german(page).allTextContents()).toSorted()).toEqual(expected)
}

test.describe('searching', () => {
  test('finds German words and pronunciations, and forgets nothing when emptied', async ({ page, enter }) => {
    await openDictionary(page, enter)
    const box = page.getByRole('searchbox')
    for (const search of ['haus', '  HAUS ', 'Hund', 'khâne']) {
      await box.fill(search)
      await expectFound(page, found('de-fa', search))
    }
    await box.fill('خانه')
    await expectFound(page, [])
    await box.fill('   ')
    await expectFound(page, found('de-fa', ''))
  })

  test('finds from Persian as well by the Persian word, the German one and the pronunciation', async ({
    page,
    enter,
  }) => {
    await openDictionary(page, enter)
    const box = page.getByRole('searchbox')
    const germanPlaceholder = await box.getAttribute('placeholder')
    await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
    await expect(page.getByRole('button', { name: 'Farsi → Deutsch' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('button', { name: 'Deutsch → Farsi' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await expect(box).toHaveCSS('direction', 'rtl')
    const persianPlaceholder = await box.getAttribute('placeholder')
    expect(germanPlaceholder).toBeTruthy()
    expect(persianPlaceholder).toBeTruthy()
    expect(persianPlaceholder).not.toBe(germanPlaceholder)
    for (const search of ['خانه', 'haus', 'khâne', 'شام']) {
      await box.fill(search)
      await expectFound(page, found('fa-de', search))
    }
    expect(found('fa-de', 'شام')).toContain('Abendessen')
    expect(found('fa-de', 'خانه').length).toBeGreaterThan(found('de-fa', 'خانه').length)
  })

  test('the text stays when the direction changes, and is searched anew', async ({ page, enter }) => {
    await openDictionary(page, enter)
    const box = page.getByRole('searchbox')
    await box.fill('شام')
    await expectFound(page, [])
    await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
    await expect(box).toHaveValue('شام')
    await expectFound(page, found('fa-de', 'شام'))
    await page.getByRole('button', { name: 'Deutsch → Farsi' }).click()
    await expect(box).toHaveCSS('direction', 'ltr')
    await expectFound(page, [])
  })

  test('says so where nothing is found', async ({ page, enter }) => {
    await openDictionary(page, enter)
    await page.getByRole('searchbox').fill('xyzxyz')
    await expect(page.getByText('Keine Ergebnisse gefunden', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Versuchen Sie es mit einem anderen Suchbegriff', { exact: true }),
    ).toBeVisible()
    await expect(page.getByText('0 Ergebnisse gefunden', { exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill('')
    await expect(page.getByText('Keine Ergebnisse gefunden')).toHaveCount(0)
  })

  for (const network of ['on', 'off'] as const) {
    test(`asks nobody, with the network ${network}`, async ({ page, enter, context }) => {
      // The stream that tells of other devices opens when the screen has come to rest.
      const listening = page.waitForRequest('**/api/realtime/device-lock')
      await openDictionary(page, enter)
      await listening
      await context.setOffline(network === 'off')
      const asked: string[] = []
      page.on('request', (request) => {
        if (!request.url().includes('/realtime/')) asked.push(request.url())
      })
      await page.getByRole('searchbox').pressSequentially('haus')
      await expectFound(page, found('de-fa', 'haus'))
      await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
      await page.getByRole('searchbox').fill('خانه')
      await expectFound(page, found('fa-de', 'خانه'))
      expect(asked).toEqual([])
    })
  }
})
