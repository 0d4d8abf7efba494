import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { Link } from 'wouter'
import { interfaceLanguage, t } from '@pol/contract/text'
import { EllipsisVertical } from '../icons/drawn/ellipsis-vertical.tsx'

/** What can be done with a card: an address to open, or something to call. */
export type CardMenuEntry = { readonly label: string } & (
  { readonly href: string } | { readonly onSelect: () => void }
)

interface Props {
  /** The German text, which names the button. */
  readonly text: string
  readonly entries: readonly CardMenuEntry[]
}

/** What else can be done with a card. Without entries there is no button. */
export function CardMenu({ text, entries }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  if (entries.length === 0) return null
  const name = t('Weitere Aktionen zu {text}', { text })
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        className="grid size-11 shrink-0 place-items-center rounded-full text-quiet hover:bg-sunken hover:text-ink"
        // The menu keeps the focus: losing it would close the menu before this press does.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(!isOpen)}
      >
        <EllipsisVertical aria-hidden="true" className="size-5" />
      </button>
      {isOpen && (
        <Entries
          id={id}
          name={name}
          entries={entries}
          button={button}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface EntriesProps {
  readonly id: string
  readonly name: string
  readonly entries: readonly CardMenuEntry[]
  readonly button: React.RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

const entryLayout =
  'flex min-h-11 w-full items-center rounded-control px-4 text-start hover:bg-brand-soft'

/** In the browser's top layer: cards and lists cut off what is larger than they are. */
function Entries({ id, name, entries, button, onClose }: EntriesProps) {
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
  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      role="group"
      aria-label={name}
      dir={interfaceLanguage === 'fa' ? 'rtl' : 'ltr'}
      className="absolute inset-auto m-0 min-w-48 rounded-card border border-line bg-surface p-2 text-base font-normal text-ink shadow-xl"
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onClose()
      }}
    >
      {entries.map((entry) =>
        'href' in entry ? (
          <Link key={entry.label} href={entry.href} className={entryLayout}>
            {entry.label}
          </Link>
        ) : (
          <button
            key={entry.label}
            type="button"
            className={entryLayout}
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
