import { useSyncExternalStore } from 'react'
import { t } from '@pol/contract/text'

/** Scrolled window heights after which the link appears. */
const far = 2

function onScroll(changed: () => void) {
  addEventListener('scroll', changed, { passive: true })
  return () => removeEventListener('scroll', changed)
}

/** A link to the beginning of the content, shown far down on a long page. */
export function ScrollToTop() {
  const isFar = useSyncExternalStore(onScroll, () => scrollY > far * innerHeight)
  return (
    isFar && (
      <nav aria-label={t('Auf dieser Seite')}>
        <a
          href="#inhalt"
          className="inline-flex min-h-11 items-center rounded-full border border-edge bg-surface px-4 font-semibold text-brand shadow-card hover:bg-brand-soft"
        >
          {t('Nach oben')}
        </a>
      </nav>
    )
  )
}
