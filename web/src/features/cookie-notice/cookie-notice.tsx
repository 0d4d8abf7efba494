import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { consent, type Choice } from '../../lib/cookie-consent.ts'
import { keepFocusAbove } from '../../lib/keep-focus-above.ts'
import { paths } from '../../lib/paths.ts'
import { productName, readSite } from '../../lib/site.ts'
import { Button } from '../../ui/frame/button.tsx'

/** Screen readers announce changes of a live region, not its insertion: the text is added after this delay. */
const announceAfterMs = 100

/** Shown while there is no choice, and when the user reopens it (specification section 4). */
export function CookieNotice() {
  const isOpen = useSyncExternalStore(consent.subscribe, consent.isOpen)
  return isOpen ? <Notice /> : null
}

function Notice() {
  const region = useRef<HTMLElement>(null)
  const [isAnnounced, setAnnounced] = useState(false)
  const restoreFocus = useFocusWhenReopened(region)
  useReservedSpace(region)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), announceAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const choose = (choice: Choice) => {
    consent.choose(choice)
    restoreFocus()
  }
  return (
    <section
      ref={region}
      aria-label={t('Cookie-Hinweis')}
      className={`fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] overflow-y-auto border-t border-line bg-surface shadow-[0_-4px_16px_rgb(0_0_0/0.08)] transition-opacity print:hidden ${isAnnounced ? '' : 'opacity-0'}`}
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3">
        <p aria-live="polite" className="min-w-0 flex-[1_1_20rem] text-sm sm:text-base">
          {isAnnounced && <Explanation />}
        </p>
        <div className="grid flex-[1_1_16rem] auto-rows-fr grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:max-w-md">
          <Button className="px-2!" onClick={() => choose('accepted')}>
            {t('Akzeptieren')}
          </Button>
          <Button className="px-2!" onClick={() => choose('rejected')}>
            {t('Nur notwendige')}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Several short elements, because one large block of text would become the largest contentful paint. */
function Explanation() {
  const { botCheck } = readSite()
  return (
    <>
      <span className="block">
        {`${t('{product} speichert im Browser nur, was zum Anmelden und Lernen nötig ist.', {
          product: productName,
        })} `}
      </span>
      {botCheck && (
        <span className="block">
          {`${t('Mit „Akzeptieren“ erlauben Sie auch den Bot-Schutz von {provider}.', {
            provider: botCheck.provider,
          })} `}
        </span>
      )}
      <span className="block">
        <span>{`${t('Kein Tracking.')} `}</span>
        <Link
          href={paths.privacyPolicy}
          className="inline-block rounded-sm py-0.5 font-semibold text-brand underline"
          // The notice stays open, but the focus has to move to the new screen.
          onClick={(event) => event.currentTarget.blur()}
        >
          {t('Mehr erfahren')}
        </Link>
      </span>
    </>
  )
}

/** Keeps the end of the page, the focused element and the toasts visible above the notice (styles.css). */
function useReservedSpace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const notice = region.current
    if (!notice) return undefined
    const observer = new ResizeObserver(() =>
      style.setProperty('--notice-height', `${notice.offsetHeight}px`),
    )
    observer.observe(notice)
    const stop = keepFocusAbove(notice)
    return () => {
      stop()
      observer.disconnect()
      style.removeProperty('--notice-height')
    }
  }, [region])
}

/**
 * Moves the focus into a reopened notice.
 * @returns restores the focus after a choice: to the element that had it before, or to the content if the notice
 * opened by itself.
 */
function useFocusWhenReopened(region: RefObject<HTMLElement | null>): () => void {
  const reopenCount = useSyncExternalStore(consent.subscribe, consent.reopenCount)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (reopenCount === 0) return
    if (!region.current?.contains(document.activeElement)) opener.current = document.activeElement
    region.current?.querySelector('button')?.focus()
  }, [reopenCount, region])
  return () => {
    const next = opener.current ?? document.querySelector('main')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
}
