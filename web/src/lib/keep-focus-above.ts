/** Distance of the focused element to the region, in pixels. */
const gap = 8

/**
 * Scrolls the page when the focus moves behind a region at the bottom of the window.
 * @returns stops it.
 */
export function keepFocusAbove(region: HTMLElement): () => void {
  const scroll = ({ target }: FocusEvent) => {
    const isBelowPage = getComputedStyle(region).position === 'fixed' && region.offsetHeight > 0
    if (!isBelowPage || !(target instanceof Element) || !target.closest('#root')) return
    // The heading of a new screen gets the focus for screen readers, and the page is shown from its top.
    if (target instanceof HTMLHeadingElement) return
    const { top, bottom, height } = target.getBoundingClientRect()
    const free = region.getBoundingClientRect().top
    // An element that does not fit, such as the content of the page, is seen as soon as its top is.
    const isSeen = height > free ? top < free : bottom <= free
    if (!isSeen) scrollBy({ top: Math.min(bottom - free + gap, top), behavior: 'instant' })
  }
  document.addEventListener('focusin', scroll)
  return () => document.removeEventListener('focusin', scroll)
}
