import type { Locator, Page } from '@playwright/test'

/** @returns a growing list of the paths of all further requests of this page that are not GET. */
export function changesSentBy(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname)
  })
  return sent
}

/** Double clicks at the speed of a person. */
export const doubleClick = (button: Locator) => button.dblclick({ delay: 40 })
