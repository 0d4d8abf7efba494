import type { Page, Route } from '@playwright/test'
import { expect } from './test.ts'

export const translate = '**/api/functions/translate'

export const source = (page: Page) => page.locator('textarea:not([readonly])')
export const result = (page: Page) => page.locator('textarea[readonly]')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const direction = (page: Page, name: 'Deutsch → Farsi' | 'Farsi → Deutsch') => button(page, name)

export const glossOf = (page: Page, name: 'Wort für Wort' | 'Ergebnis Wort für Wort') =>
  page.getByRole('region', { name, exact: true })

const words: Readonly<Record<string, string>> = {
  'Guten Tag': 'روز بخیر',
  'Guten Abend': 'عصر بخیر',
  'روز بخیر': 'Guten Tag',
}

/** Mocks the translation of a few greetings. @returns a growing list of the request bodies. */
export async function mockGreetings(page: Page): Promise<unknown[]> {
  const bodies: unknown[] = []
  await page.route(translate, async (route) => {
    const body = route.request().postDataJSON() as { text: string; direction: string }
    bodies.push(body)
    await route.fulfill({ json: { translation: words[body.text] ?? body.text, whole: true } })
  })
  return bodies
}

/** Holds back the responses until `answer` is called, and counts the requests that the page aborts. */
export async function holdTranslations(
  page: Page,
): Promise<{ answer: (route?: number) => Promise<void>; abortedCount: () => number }> {
  const waiting: Route[] = []
  let aborted = 0
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/functions/translate')) aborted += 1
  })
  await page.route(translate, (route) => void waiting.push(route))
  return {
    abortedCount: () => aborted,
    async answer(at = 0) {
      await expect.poll(() => waiting.length).toBeGreaterThan(at)
      // Fails if the page has aborted the request.
      await waiting[at]?.fulfill({ json: { translation: 'عصر بخیر', whole: true } }).catch(() => undefined)
    },
  }
}
