import { paths } from '../lib/paths.ts'

/**
 * Scroll and focus after client-side navigation. On a new screen the heading gets the focus, so that a screen reader
 * continues there. Back on an earlier screen, its scroll position is restored and the link that was followed gets the
 * focus. The browser's own restoration does not work here: a screen is empty until the session has been checked.
 */
const timeoutMs = 3_000
const userInputEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const scrollPositions = new Map<string, number>()
let currentPath = location.pathname
let pending = new AbortController()

// A quick sign-in can come before this script.
const [navigation] = performance.getEntriesByType('navigation')
const loadedPath = navigation ? new URL(navigation.name).pathname : currentPath
if (navigator.userActivation.hasBeenActive && loadedPath !== currentPath) restore(0, loadedPath, null)

history.scrollRestoration = 'manual'
// Recorded on each scroll: when the address changes, the next screen, with another height, may already be rendered.
addEventListener('scroll', () => scrollPositions.set(currentPath, scrollY), { passive: true })
// The router dispatches events with these names. A link to Home counts as going back: every screen has one.
for (const kind of ['pushState', 'replaceState']) {
  addEventListener(kind, () => onNavigation(location.pathname === paths.home))
}
addEventListener('popstate', () => onNavigation(true))

function onNavigation(isBack: boolean): void {
  const previousPath = currentPath
  currentPath = location.pathname
  if (previousPath === currentPath) return
  const top = (isBack && scrollPositions.get(currentPath)) || 0
  restore(top, previousPath, document.querySelector('h1'))
}

/**
 * Waits until the new screen is rendered and tall enough. For some time after that, the focus also follows when a screen has
 * loaded and replaces its heading. User input or the next navigation ends it.
 */
function restore(top: number, previousPath: string, previousHeading: Element | null): void {
  pending.abort()
  const controller = new AbortController()
  pending = controller
  let deadline = Infinity
  let isScrolled = false
  const check = () => {
    if (controller.signal.aborted) return
    const heading = document.querySelector('h1')
    const isRendered = heading !== null && heading !== previousHeading
    if (isRendered && deadline === Infinity) deadline = performance.now() + timeoutMs
    const isTimedOut = performance.now() > deadline
    const isTallEnough = document.documentElement.scrollHeight >= top + innerHeight
    if (isRendered && !isScrolled && (isTallEnough || isTimedOut)) {
      isScrolled = true
      scrollTo({ top, behavior: 'instant' })
    }
    if (isRendered && isScrolled && document.activeElement === document.body) {
      const link = top > 0 && document.querySelector<HTMLElement>(`main a[href="${previousPath}"]`)
      if (!link) heading.tabIndex = -1
      const target = link || heading
      target.focus({ preventScroll: true })
    }
    if (isTimedOut) controller.abort()
    else requestAnimationFrame(check)
  }
  requestAnimationFrame(check)
  for (const event of userInputEvents) {
    addEventListener(event, () => controller.abort(), { signal: controller.signal, passive: true })
  }
}
