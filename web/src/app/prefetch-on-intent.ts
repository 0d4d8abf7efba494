import { fetchRoute } from './screens.tsx'

/** Fetches the screen behind a link on hover, touch or focus. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  // If it fails, opening the screen fails too, and the error is handled there.
  if (link) fetchRoute(link.pathname).catch(() => undefined)
}

for (const event of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(event, prefetch, { passive: true })
}
