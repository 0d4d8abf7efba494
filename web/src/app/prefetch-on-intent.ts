import { adminScreens, guardedScreens, openScreens } from './screen-modules.ts'
import { modules } from './screens.tsx'

const files: Readonly<Record<string, string>> = { ...openScreens, ...guardedScreens, ...adminScreens }

/** Fetches the screen behind a link as soon as somebody points at it, touches it or moves the focus there. */
function prefetch({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
  const file = link && files[link.pathname]
  // Where it fails, opening the screen fails in the same way and is dealt with there.
  if (file) modules[`../features/${file}`]?.().catch(() => undefined)
}

for (const sign of ['pointerover', 'touchstart', 'focusin']) {
  document.addEventListener(sign, prefetch, { passive: true })
}
