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
    const { top, bottom } = target.getBoundingClientRect()
    const covered = bottom - region.getBoundingClientRect().top
    // Limited, so that the top of a tall element stays in the window.
    if (covered > 0) scrollBy({ top: Math.min(covered + gap, top), behavior: 'instant' })
  }
  document.addEventListener('focusin', scroll)
  return () => document.removeEventListener('focusin', scroll)
}
