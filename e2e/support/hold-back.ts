import type { Page } from '@playwright/test'

/** Holds back every answer to requests that match, until it is let go. */
export async function holdBack(page: Page, pattern: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await gate.promise
    await route.fallback()
  })
  return async () => {
    gate.resolve()
    await page.unroute(pattern)
  }
}
