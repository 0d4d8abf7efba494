import type { Page } from '@playwright/test'

/**
 * @returns pairs of texts and controls on the page that lie on one another by more than a pixel, described by their
 * names. A bar that stays at the bottom of the screen may cover what is scrolled below it, and the verdict the choices that are
 * answered.
 */
export function overlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, a, input, progress, summary'
    const texts = 'h2, p, dt, dd, label, [role=img]'
    const shown = [...document.querySelectorAll(`${controls}, ${texts}`)].filter((element) => {
      const { width } = element.getBoundingClientRect()
      const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      // Texts for screen readers only are in boxes without width.
      return isVisible && width > 1 && !element.closest('.bottom-bar')
    })
    const name = (element: Element) =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`
    return shown.flatMap((one, at) =>
      shown.slice(at + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return []
        if (one.closest('.answer-panel') !== other.closest('.answer-panel')) return []
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return width > 1 && height > 1 ? [`${name(one)} | ${name(other)}`] : []
      }),
    )
  })
}

/**
 * Presses Tab until the element that has the focus has it again.
 * @returns the names of all stops in order, the covered ones marked: something else is in their middle.
 */
export async function tabStops(page: Page): Promise<string[]> {
  const start = await page.evaluateHandle(() => document.activeElement)
  const stops: string[] = []
  for (let isAround = false; !isAround;) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((start) => {
      const focused = document.activeElement as HTMLElement
      const { x, y, width, height } = focused.getBoundingClientRect()
      const atMiddle = document.elementFromPoint(x + width / 2, y + height / 2)
      const isSeen = atMiddle !== null && (focused.contains(atMiddle) || atMiddle.contains(focused))
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null
      const name = focused.getAttribute('aria-label') ?? (label ?? focused).textContent
      return {
        // After the last element the browser has the focus.
        name: focused === document.body ? null : isSeen ? name : `covered: ${name}`,
        isAround: focused === start,
      }
    }, start)
    if (stop.name !== null) stops.push(stop.name)
    isAround = stop.isAround
  }
  return stops
}
