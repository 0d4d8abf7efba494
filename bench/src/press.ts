import type { Page } from '@playwright/test'

/** Expected screen after a key press: at least `count` elements match the selector. */
interface Result {
  readonly selector: string
  readonly count: number
}

/** Lets the page finish its background work, such as preparing the next question. */
const settleMs = 1_000

/**
 * Presses a key. Uses no locator, because searching for an element would take time in the page.
 * @returns milliseconds from the event to the frame with the result, which requires a DOM change. If that is the next
 *   frame, the value is from the browser's Event Timing, which has a resolution of 8 ms.
 */
export async function timePress(page: Page, key: string, result: Result): Promise<number> {
  // Not requestIdleCallback: Chromium's headless shell delivers no key presses while it waits.
  await page.waitForTimeout(settleMs)
  await page.evaluate(({ selector, count }) => {
    const stands = () => document.querySelectorAll(selector).length >= count
    const events: PerformanceEntry[] = []
    const timing = new PerformanceObserver((list) => void events.push(...list.getEntries()))
    timing.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    window.painted = new Promise((resolve) => {
      const watch = ({ timeStamp }: KeyboardEvent) => {
        const changes = new MutationObserver(() => {
          changes.disconnect()
          check(true)
        })
        const check = (isNextFrame: boolean) =>
          requestAnimationFrame(() => {
            if (!stands()) {
              check(false)
              return
            }
            // A message posted in the frame's callbacks arrives when the frame is painted, or later if there is more
            // work.
            const { port1, port2 } = new MessageChannel()
            port1.addEventListener('message', () => {
              const paintedAt = performance.now()
              setTimeout(() => {
                timing.disconnect()
                const ends = events
                  .filter(({ startTime }) => startTime >= timeStamp && startTime <= paintedAt)
                  .filter(({ name }) => name !== 'keyup')
                  .map(({ startTime, duration }) => startTime + duration)
                resolve((isNextFrame && ends.length > 0 ? Math.max(...ends) : paintedAt) - timeStamp)
              }, 500)
            })
            port1.start()
            port2.postMessage(null)
          })
        changes.observe(document.querySelector('main') ?? document, {
          childList: true,
          characterData: true,
          subtree: true,
        })
      }
      addEventListener('keydown', watch, { capture: true, once: true })
    })
  }, result)
  await page.keyboard.press(key)
  return page.evaluate(() => window.painted)
}

declare global {
  interface Window {
    painted: Promise<number>
  }
}
