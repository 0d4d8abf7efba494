import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What the specified search finds; similar hits stand in a list of their own. */
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

/** Waits for what the screen fetches after the first words: the other words, and the scripts and details that entries need. */
export async function waitForWholeDictionary(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/-[\w-]+\.js$/, '')),
    )
  await expect
    .poll(async () => (await fetched()).filter((name) => /\/assets\/(?:lexicon|similar)$/.test(name)).length)
    .toBe(4)
}
