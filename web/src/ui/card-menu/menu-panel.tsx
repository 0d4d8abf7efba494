import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'wouter'

/** An address to open, or something to call. */
type MenuEntry = { readonly label: string } & ({ readonly href: string } | { readonly onSelect: () => void })

interface Props {
  readonly name: string
  readonly entries: readonly MenuEntry[]
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

const layout = 'flex min-h-11 w-full items-center rounded-control px-4 text-start hover:bg-brand-soft'

/** In the body, and in the browser's top layer: cards have a direction of their own, and cut off what is larger. */
export function MenuPanel({ name, entries, button, onClose }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  const open = useEffectEvent(() => {
    if (!panel.current || !button.current) return
    panel.current.showPopover()
    placeBelow(panel.current, button.current)
    panel.current.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  })
  useEffect(() => open(), [])
  const close = () => {
    onClose()
    button.current?.focus()
  }
  return createPortal(
    <div
      ref={panel}
      popover="manual"
      className="absolute inset-auto m-0 min-w-48 rounded-card border border-line bg-surface p-2 text-ink shadow-xl"
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
    </div>,
    document.body,
  )
}

const gap = 4

/** Below a button, or above it where there is no room. It scrolls with the page. */
function placeBelow(panel: HTMLElement, button: HTMLElement): void {
  const { bottom, top, right } = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = panel
  const { clientWidth, clientHeight } = document.documentElement
  const fits = bottom + gap + height <= clientHeight
  panel.style.top = `${(fits ? bottom + gap : top - gap - height) + scrollY}px`
  panel.style.left = `${Math.max(gap, Math.min(right - width, clientWidth - width - gap)) + scrollX}px`
}
