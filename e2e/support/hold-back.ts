import type { Page, Route } from '@playwright/test'

/** Delays all matching requests. @returns a function that releases them. */
export async function holdBack(page: Page, pattern: string | RegExp): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  const hold = async (route: Route): Promise<void> => {
    await released.promise
    await route.fallback()
  }
  await page.route(pattern, hold)
  return async () => {
    released.resolve()
    // Without its handler, unroute would remove those of the journey, too.
    await page.unroute(pattern, hold)
  }
}
