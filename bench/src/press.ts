import type { Page } from '@playwright/test'

/** What stands on the screen after a press: at least so many elements that match a selector. */
interface Result {
  readonly selector: string
  readonly count: number
}

/** What the page does ahead of a press, such as making the next question, is done then. */
const settleMs = 1_000

/**
 * Presses a key. Not by a locator: looking for an element would take time in the page.
 * @returns milliseconds from the event to the frame with the result, which the page has to change for: if that is the
 *   frame after the event, by the browser's Event Timing, which counts in steps of 8 ms.
 */
export async function timePress(page: Page, key: string, result: Result): Promise<number> {
  // Not requestIdleCallback: where it waits, Chromium's headless shell delivers no key presses.
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
            // A message after the frame's callbacks arrives when the frame is painted, or later, if there is more to do.
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
