import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from './close-button.tsx'

export interface Toast {
  readonly title: string
  readonly description?: ReactNode
  readonly destructive?: boolean
}

interface ShownToast extends Toast {
  readonly id: number
}

const visibleMs = 6_000
const mostAtOnce = 4

let nextId = 1
let shown: readonly ShownToast[] = []
const listeners = new Set<() => void>()

function change(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

function dismiss(id: number): void {
  change(shown.filter((other) => other.id !== id))
}

/** Tells the person something that happened, wherever they are. @returns what takes it back. */
export function toast(message: Toast): () => void {
  const id = nextId++
  const others = shown.filter(
    ({ title, description }) => title !== message.title || description !== message.description,
  )
  change([...others, { ...message, id }].slice(-mostAtOnce))
  return () => dismiss(id)
}

let host: HTMLElement | null = null

/** Shows toasts inside an element: a modal dialog, outside of which nothing is read out or can be pressed. */
export function hostToasts(element: HTMLElement | null): void {
  host = element
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place of all toasts; it stands above dialogs too. */
export function Toasts() {
  const place = useSyncExternalStore(subscribe, () => host)
  return createPortal(<ToastRegion />, place ?? document.body)
}

function ToastRegion() {
  const toasts = useSyncExternalStore(subscribe, () => shown)
  const region = useRef<HTMLElement>(null)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    // Shown anew, a popover comes to the top of the top layer, above a dialog opened since.
    if (region.current?.matches(':popover-open')) region.current.hidePopover()
    if (newest !== undefined) region.current?.showPopover()
  }, [newest])
  return (
    <section
      ref={region}
      popover="manual"
      aria-label="Meldungen"
      aria-live="polite"
      className="toasts m-0 flex flex-col gap-3 bg-transparent not-open:hidden"
    >
      {toasts.map((message) => (
        <ToastBox key={message.id} {...message} />
      ))}
    </section>
  )
}

function ToastBox({ id, title, description, destructive = false }: ShownToast) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(dismiss, visibleMs, id)
    return () => clearTimeout(timer)
  })
  const Icon = destructive ? CircleAlert : CircleCheck
  const look = destructive
    ? 'border-transparent bg-danger-ground text-white'
    : 'border-line bg-surface text-ink'
  return (
    <div
      role={destructive ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-control border p-4 shadow-xl ${look}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${destructive ? '' : 'text-brand'}`} />
      <div className="min-w-0 flex-1">
        <div className="font-bold">{title}</div>
        {description && <div>{description}</div>}
      </div>
      <CloseButton label="Meldung schließen" onClick={() => dismiss(id)} />
    </div>
  )
}
