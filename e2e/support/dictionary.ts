import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Rows found by the search of the specification. Similar hits are in another list. */
export const rows = (page: Page) =>
  page.getByRole('list', { name: 'Wörter', exact: true }).getByRole('listitem')

export async function openDictionary(
  page: Page,
  openSignedIn: (path: string) => Promise<void>,
): Promise<void> {
  await openSignedIn('/dictionary')
  await expect(page.getByRole('searchbox')).toBeVisible()
}

/** Rows that are rendered before the learner scrolls. */
export const shownAtOnce = 60

/** Waits until the parts of the lexicon that the dictionary shows, and the script for similar hits, are loaded. */
export async function waitForWholeDictionary(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/-[\w-]+\.js$/, '')),
    )
  await expect
    .poll(async () => (await fetched()).filter((name) => /\/assets\/(?:lexicon|similar)$/.test(name)).length)
    .toBe(4)
}
