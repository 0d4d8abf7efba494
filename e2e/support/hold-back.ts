import type { Page } from '@playwright/test'

/** Delays all matching requests. @returns a function that releases them. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await released.promise
    await route.fallback()
  })
  return async () => {
    released.resolve()
    await page.unroute(pattern)
  }
}
