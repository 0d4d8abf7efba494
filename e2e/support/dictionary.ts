import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const rows = (page: Page) => page.getByRole('main').getByRole('listitem')

export async function openDictionary(page: Page, enter: (path: string) => Promise<void>): Promise<void> {
  await enter('/dictionary')
  await expect(page.getByRole('searchbox')).toBeVisible()
}
