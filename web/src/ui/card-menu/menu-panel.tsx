import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'wouter'
import { interfaceLanguage } from '@pol/contract/text'

/** A link or an action. */
type MenuEntry = { readonly label: string } & ({ readonly href: string } | { readonly onSelect: () => void })

interface Props {
  readonly name: string
  readonly entries: readonly MenuEntry[]
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

const layout = 'flex min-h-11 w-full items-center rounded-control px-4 text-start hover:bg-brand-soft'

/** Rendered in the browser's top layer, because cards clip their overflow. */
export function MenuPanel({ name, entries, button, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(() => {
    const [shown, opener] = [panel.current, button.current]
    if (!shown || !opener) return undefined
    shown.showPopover()
    placeBelow(shown, opener)
    shown.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    // The size of the window or of the text may change.
    const resized = new ResizeObserver(() => placeBelow(shown, opener))
    for (const element of [shown, document.documentElement]) resized.observe(element)
    return () => resized.disconnect()
  })
  useEffect(() => open(), [])
  const close = () => {
    onClose()
    button.current?.focus()
  }
  return (
    <div
      ref={panel}
      popover="manual"
      // The menu may be inside a line with another direction.
      dir={interfaceLanguage === 'fa' ? 'rtl' : 'ltr'}
      className="absolute inset-auto m-0 min-w-[min(12rem,calc(100vw-1rem))] rounded-card border border-line bg-surface p-2 text-base font-normal text-ink shadow-xl"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      <div role="group" aria-label={name}>
        {entries.map((entry) =>
          'href' in entry ? (
            <Link key={entry.label} href={entry.href} className={layout}>
              {entry.label}
            </Link>
          ) : (
            <button
              key={entry.label}
              type="button"
              className={layout}
              onClick={() => {
                close()
                entry.onSelect()
              }}
            >
              {entry.label}
            </button>
          ),
        )}
      </div>
    </div>
  )
}

const gap = 4

/** Places the panel below a button, or above it if there is no room. It scrolls with the page. */
function placeBelow(panel: HTMLElement, button: HTMLElement): void {
  const { bottom, top, right } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const fits = bottom + gap + height <= clientHeight
  panel.style.top = `${(fits ? bottom + gap : top - gap - height) + scrollY}px`
  panel.style.left = `${Math.max(gap, Math.min(right - width, clientWidth - width - gap)) + scrollX}px`
}
