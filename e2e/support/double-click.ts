import type { Locator, Page } from '@playwright/test'

/** @returns the paths of the requests that change something, as this page sends them from now on. */
export function changesSentBy(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

/** Clicks twice, as fast as people do. */
export const doubleClick = (button: Locator) => button.dblclick({ delay: 40 })
