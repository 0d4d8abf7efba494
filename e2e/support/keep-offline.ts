import type { BrowserContext } from '@playwright/test'

/** While it is there, the pages of the context are without a network. */
const flag = 'journey_offline'

/**
 * Lets `setOffline` last beyond a navigation. Chromium 150 opens a page of the service worker with `navigator.onLine` true,
 * although every request fails.
 */
export async function keepOffline(context: BrowserContext): Promise<void> {
  const setOffline = context.setOffline.bind(context)
  await context.addInitScript((name) => {
    const { get } = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') ?? {}
    const isOnline = () => Boolean(get?.call(navigator))
    window.believedOnline = isOnline
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => isOnline() && !document.cookie.includes(name),
    })
  }, flag)
  context.setOffline = async (isOffline) => {
    const pages = context.pages().filter((page) => page.url().startsWith('http'))
    const unaware = []
    for (const page of pages)
      if ((await page.evaluate(() => window.believedOnline?.())) !== isOffline) unaware.push(page)
    if (isOffline) {
      await setOffline(true)
      const urls = new Set(pages.map((page) => new URL(page.url()).origin))
      await context.addCookies([...urls].map((url) => ({ name: flag, value: 'true', url })))
    } else {
      await context.clearCookies({ name: flag })
      await setOffline(false)
    }
    // The browser tells the others.
    const event = isOffline ? 'offline' : 'online'
    for (const page of unaware) await page.evaluate((name) => dispatchEvent(new Event(name)), event)
  }
}

declare global {
  interface Window {
    believedOnline?: () => boolean
  }
}
