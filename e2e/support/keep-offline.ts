import type { BrowserContext, Page } from '@playwright/test'

/** Name of a cookie. While it is set, the pages of the context are offline. */
const flag = 'journey_offline'

/** Waits until the service worker controls the page: then it has cached the whole application. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller?.state === 'activated') return
    await new Promise<void>((resolve) => {
      const check = () => {
        if (serviceWorker.controller?.state === 'activated') resolve()
        else serviceWorker.controller?.addEventListener('statechange', check)
      }
      serviceWorker.addEventListener('controllerchange', check)
      check()
    })
  })
}

/**
 * Makes `setOffline` survive a navigation. In Chromium 150, a page served by the service worker has `navigator.onLine`
 * true, although every request fails. `setOffline(true)` first waits for the service worker: a connection that breaks
 * while the application is being cached causes messages in the console.
 */
export async function keepOffline(context: BrowserContext, hasServiceWorker: boolean): Promise<void> {
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
      if (hasServiceWorker) for (const page of pages) await waitForServiceWorker(page)
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
