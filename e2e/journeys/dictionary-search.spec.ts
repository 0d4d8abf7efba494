import type { Page } from '@playwright/test'
import { readLexicon } from '../support/content.ts'
import { openDictionary, rows, shownAtOnce, waitForWholeDictionary } from '../support/dictionary.ts'
import { expect, test } from '../support/test.ts'

const entries = await readLexicon()

const german = (page: Page) => rows(page).locator('span.font-bold')

/** The search of specification section 5. */
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
  await expect(rows(page)).toHaveCount(Math.min(expected.length, shownAtOnce))
  if (expected.length <= shownAtOnce)
    expect((await german(page).allTextContents()).toSorted()).toEqual(expected)
}

test.describe('searching', () => {
  test('finds German words and pronunciations, and shows all entries when cleared', async ({
    page,
    openSignedIn,
  }) => {
    await openDictionary(page, openSignedIn)
    const box = page.getByRole('searchbox')
    for (const search of ['haus', '  HAUS ', 'Hund', 'khâne']) {
      expect(found('de-fa', search)).not.toEqual([])
      await box.fill(search)
      await expectFound(page, found('de-fa', search))
    }
    await box.fill('خانه')
    await expectFound(page, [])
    await box.fill('   ')
    await expectFound(page, found('de-fa', ''))
  })

  test('from Persian, finds Persian words, German words and pronunciations', async ({
    page,
    openSignedIn,
  }) => {
    await openDictionary(page, openSignedIn)
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
      expect(found('fa-de', search)).not.toEqual([])
      await box.fill(search)
      await expectFound(page, found('fa-de', search))
    }
    expect(found('fa-de', 'شام')).toContain('Abendessen')
    expect(found('fa-de', 'خانه').length).toBeGreaterThan(found('de-fa', 'خانه').length)
  })

  test('keeps the text when the direction changes, and searches again', async ({ page, openSignedIn }) => {
    await openDictionary(page, openSignedIn)
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

  test('shows a message if nothing is found', async ({ page, openSignedIn }) => {
    await openDictionary(page, openSignedIn)
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
    test(`sends no request, with the network ${network}`, async ({ page, openSignedIn, context }) => {
      // The device-lock stream opens when the screen is idle, so it must be open before requests are counted.
      const listening = page.waitForRequest('**/api/realtime/device-lock')
      await openDictionary(page, openSignedIn)
      await listening
      await waitForWholeDictionary(page)
      await context.setOffline(network === 'off')
      const requested: string[] = []
      // Ignores the device-lock stream and the learner's state, which every screen synchronises.
      page.on('request', (request) => {
        if (!/\/api\/(?:realtime|learning)/.test(request.url())) requested.push(request.url())
      })
      await page.getByRole('searchbox').pressSequentially('haus')
      await expectFound(page, found('de-fa', 'haus'))
      await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
      await page.getByRole('searchbox').fill('خانه')
      await expectFound(page, found('fa-de', 'خانه'))
      expect(requested).toEqual([])
    })
  }
})
