import type { Page } from '@playwright/test'

/** Opens the first fold of a region: words, dialogue or grammar of a unit. */
export async function unfold(page: Page, region: string) {
  await page.getByRole('region', { name: region }).locator('summary').first().click()
}
