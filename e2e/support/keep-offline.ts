import type { BrowserContext } from '@playwright/test'

/** Name of a cookie. While it is set, the pages of the context are offline. */
const flag = 'journey_offline'

/**
 * Makes `setOffline` survive a navigation. In Chromium 150, a page served by the service worker has `navigator.onLine`
 * true, although every request fails.
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
    // All other pages get the event from the browser.
    const event = isOffline ? 'offline' : 'online'
    for (const page of unaware) await page.evaluate((name) => dispatchEvent(new Event(name)), event)
  }
}

declare global {
  interface Window {
    believedOnline?: () => boolean
  }
}
