import type { LaunchOptions, Page } from '@playwright/test'
import type { Person } from './people.ts'
import { expect, submitSignIn, test as base } from './test.ts'

interface Opened {
  readonly path: string
  readonly person: Person
}

/** Journeys whose browser has its own launch options in each of them. */
export const test = base.extend<{
  /** Opens a page in a browser with these launch options, signed in. */
  openIn: (options: LaunchOptions, opened: Opened) => Promise<Page>
}>({
  openIn: async ({ playwright, baseURL }, use) => {
    const browsers: { close(): Promise<void> }[] = []
    await use(async (options, { path, person }) => {
      const browser = await playwright.chromium.launch(options)
      browsers.push(browser)
      const page = await browser.newPage({ baseURL: baseURL ?? '', locale: 'de-DE' })
      await page.goto('/auth')
      await submitSignIn(page, person)
      await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
      await page.goto(path)
      return page
    })
    for (const browser of browsers) await browser.close()
  },
})
