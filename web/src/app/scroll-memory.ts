import { paths } from '../lib/paths.ts'

/**
 * On the way back a page stands where it was left, with the focus on the link by which it was left. The browser's own
 * memory does not help here: a screen is empty until the server has said who is there.
 */
const patienceMs = 3_000
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const left = new Map<string, number>()
let here = location.pathname
let giveUp = new AbortController()

history.scrollRestoration = 'manual'
// The router tells of these two by events of their names. Home is where every screen's way back leads.
for (const kind of ['pushState', 'replaceState'])
  addEventListener(kind, () => move(location.pathname === paths.home))
addEventListener('popstate', () => move(true))

function move(isBack: boolean): void {
  const from = here
  here = location.pathname
  if (from === here) return
  giveUp.abort()
  left.set(from, scrollY)
  const top = left.get(here) ?? 0
  if (isBack && top > 0) restore(top, from)
}

/** Waits until the page is long enough, unless the person has moved it meanwhile. */
function restore(top: number, from: string): void {
  const over = new AbortController()
  const { signal } = over
  giveUp = over
  const page = document.documentElement
  const growth = new ResizeObserver(() => {
    // A page with content has a heading; before, the old one may still be there.
    if (page.scrollHeight < top + innerHeight || !document.querySelector('h1')) return
    over.abort()
    scrollTo({ top, behavior: 'instant' })
    document.querySelector<HTMLElement>(`main a[href="${from}"]`)?.focus({ preventScroll: true })
  })
  growth.observe(document.body)
  signal.addEventListener('abort', () => growth.disconnect())
  setTimeout(() => over.abort(), patienceMs)
  for (const gesture of gestures) addEventListener(gesture, () => over.abort(), { signal, passive: true })
}
