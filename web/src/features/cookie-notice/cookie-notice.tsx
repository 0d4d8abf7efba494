import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { Link } from 'wouter'
import { providerOf } from '@pol/contract/site'
import { consent, type Choice } from '../../lib/consent.ts'
import { paths } from '../../lib/paths.ts'
import { productName } from '../../lib/product.ts'
import { readSite } from '../../lib/site.ts'
import { Button } from '../../ui/frame/button.tsx'

/** A live region is read out when it changes, not when it appears: its text comes this much later. */
const announceAfterMs = 100

/** Asks for the visitor's choice as long as there is none, and whenever it is called for (specification section 4). */
export function CookieNotice() {
  const isOpen = useSyncExternalStore(consent.watch, consent.isOpen)
  return isOpen ? <Notice /> : null
}

function Notice() {
  const region = useRef<HTMLElement>(null)
  const [isAnnounced, setAnnounced] = useState(false)
  const giveBackFocus = useFocusWhenCalledFor(region)
  useRoomFor(region)
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(true), announceAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const choose = (choice: Choice) => {
    consent.choose(choice)
    giveBackFocus()
  }
  return (
    <section
      ref={region}
      aria-label="Cookie-Hinweis"
      className={`fixed inset-x-0 bottom-0 z-40 max-h-[50dvh] overflow-y-auto border-t border-line bg-surface shadow-[0_-4px_16px_rgb(0_0_0/0.08)] transition-opacity print:hidden ${isAnnounced ? '' : 'opacity-0'}`}
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-8 gap-y-3 px-4 py-3">
        <p aria-live="polite" className="min-w-0 flex-[1_1_20rem] text-sm sm:text-base">
          {isAnnounced && <Explanation />}
        </p>
        <div className="grid flex-[1_1_16rem] auto-rows-fr grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3 sm:max-w-md">
          <Button className="px-2!" onClick={() => choose('accepted')}>
            Akzeptieren
          </Button>
          <Button className="px-2!" onClick={() => choose('rejected')}>
            Nur notwendige
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Short pieces: a large one would be the last thing of its size that the page paints. */
function Explanation() {
  const { botCheck } = readSite()
  return (
    <>
      <span className="block">
        {productName} speichert im Browser nur, was zum Anmelden und Lernen nötig ist.{' '}
      </span>
      {botCheck && (
        <span className="block">
          Mit „Akzeptieren“ erlauben Sie auch den Bot-Schutz von {providerOf(botCheck)}.{' '}
        </span>
      )}
      <span className="block">
        Kein Tracking.{' '}
        <Link
          href={paths.privacyPolicy}
          className="inline-block rounded-sm py-0.5 font-semibold text-brand underline"
          // The notice stays; the focus belongs to the screen that opens.
          onClick={(event) => event.currentTarget.blur()}
        >
          Mehr erfahren
        </Link>
      </span>
    </>
  )
}

/**
 * Keeps the page's end, the focused element and messages clear of the notice, which covers the lower edge (styles.css).
 */
function useRoomFor(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const uncover = ({ target }: FocusEvent) => {
      if (!region.current || !(target instanceof Element) || region.current.contains(target)) return
      const { top, bottom } = target.getBoundingClientRect()
      const covered = bottom - region.current.getBoundingClientRect().top
      // A long one shows its beginning.
      if (covered > 0) scrollBy({ top: Math.min(covered + 8, top), behavior: 'instant' })
    }
    document.addEventListener('focusin', uncover)
    const observer = new ResizeObserver(() =>
      style.setProperty('--notice-height', `${region.current?.offsetHeight ?? 0}px`),
    )
    if (region.current) observer.observe(region.current)
    return () => {
      document.removeEventListener('focusin', uncover)
      observer.disconnect()
      style.removeProperty('--notice-height')
    }
  }, [region])
}

/** Whoever calls for the notice is led into it, and back afterwards; where it came by itself, on to the content. */
function useFocusWhenCalledFor(region: RefObject<HTMLElement | null>): () => void {
  const calls = useSyncExternalStore(consent.watch, consent.calls)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    if (calls === 0) return
    if (!region.current?.contains(document.activeElement)) opener.current = document.activeElement
    region.current?.querySelector('button')?.focus()
  }, [calls, region])
  return () => {
    const next = opener.current ?? document.querySelector('main')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
}
