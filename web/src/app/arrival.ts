import { paths } from '../lib/paths.ts'

/**
 * After a step to another screen the focus is nowhere: at the heading a screen reader goes on reading. On the way back a
 * page stands where it was left, with the focus on the link by which it was left. The browser's own memory does not help
 * here: a screen is empty until the server has said who is there.
 */
const patienceMs = 3_000
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const left = new Map<string, number>()
let here = location.pathname
let arriving = new AbortController()

history.scrollRestoration = 'manual'
// Noted all along: when the address changes, the next screen, of another height, may be drawn already.
addEventListener('scroll', () => left.set(here, scrollY), { passive: true })
// The router tells of these two by events of their names. Home is where every screen's way back leads.
for (const kind of ['pushState', 'replaceState']) {
  addEventListener(kind, () => move(location.pathname === paths.home))
}
addEventListener('popstate', () => move(true))

function move(isBack: boolean): void {
  const from = here
  here = location.pathname
  if (from !== here) arrive((isBack && left.get(here)) || 0, from)
}

/** Waits for the screen, and until it is long enough; a person who does something meanwhile is not disturbed. */
function arrive(top: number, from: string): void {
  arriving.abort()
  const over = new AbortController()
  arriving = over
  const before = document.querySelector('h1')
  const until = performance.now() + patienceMs
  const look = () => {
    if (over.signal.aborted) return
    const heading = document.querySelector('h1')
    const isLate = performance.now() > until
    const isThere = heading && heading !== before
    const isLongEnough = document.documentElement.scrollHeight >= top + innerHeight
    if (!isLate && !(isThere && isLongEnough)) return void requestAnimationFrame(look)
    over.abort()
    if (!isThere) return
    scrollTo({ top, behavior: 'instant' })
    if (document.activeElement !== document.body) return
    const link = top > 0 && document.querySelector<HTMLElement>(`main a[href="${from}"]`)
    const stop = link || heading
    if (stop === heading) heading.tabIndex = -1
    stop.focus({ preventScroll: true })
  }
  requestAnimationFrame(look)
  for (const gesture of gestures) {
    addEventListener(gesture, () => over.abort(), { signal: over.signal, passive: true })
  }
}
