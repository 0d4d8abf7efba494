import type { Page, Route } from '@playwright/test'
import { expect } from './test.ts'

export const translate = '**/api/functions/translate'
export const service = '**/api/translation-service'

export const source = (page: Page) => page.locator('textarea:not([readonly])')
export const result = (page: Page) => page.locator('textarea[readonly]')
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const direction = (page: Page, name: 'Deutsch → Farsi' | 'Farsi → Deutsch') => button(page, name)

const words: Readonly<Record<string, string>> = {
  'Guten Tag': 'روز بخیر',
  'Guten Abend': 'عصر بخیر',
  'روز بخیر': 'Guten Tag',
}

/** Answers as a server would that knows a few greetings; the bodies that it was sent are kept. */
export async function answerGreetings(page: Page): Promise<unknown[]> {
  const bodies: unknown[] = []
  await page.route(translate, async (route) => {
    const body = route.request().postDataJSON() as { text: string; direction: string }
    bodies.push(body)
    await route.fulfill({ json: { translation: words[body.text] ?? body.text } })
  })
  return bodies
}

/** Lets the server answer only when it is told to, and tells how many requests the page has given up. */
export async function answerLate(
  page: Page,
): Promise<{ answer: (route?: number) => Promise<void>; given: () => number }> {
  const waiting: Route[] = []
  let given = 0
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/functions/translate')) given += 1
  })
  await page.route(translate, (route) => void waiting.push(route))
  return {
    given: () => given,
    async answer(at = 0) {
      await expect.poll(() => waiting.length).toBeGreaterThan(at)
      // Where the page has hung up, nobody listens any more.
      await waiting[at]?.fulfill({ json: { translation: 'عصر بخیر' } }).catch(() => undefined)
    },
  }
}

/** Lets the service tell that it is called Pol and goes word by word. */
export async function nameService(page: Page): Promise<void> {
  await page.route(service, (route) => route.fulfill({ json: { name: 'Pol', word_by_word: true } }))
}
