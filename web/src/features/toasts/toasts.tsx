import { CircleAlert } from '../../ui/icons/drawn/circle-alert.tsx'
import { CircleCheck } from '../../ui/icons/drawn/circle-check.tsx'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { t } from '@pol/contract/text'
import { CloseButton } from '../../ui/frame/close-button.tsx'
import { toasts, type ShownToast } from '../../ui/frame/toast.ts'

const visibleMs = 6_000

/** Renders all toasts, above dialogs too. */
export function Toasts() {
  const host = useSyncExternalStore(toasts.subscribe, toasts.host)
  return createPortal(<ToastRegion />, host ?? document.body)
}

function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown)
  const region = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id
  useEffect(() => {
    // Hiding and showing again moves the popover above a dialog that was opened in between.
    if (region.current?.matches(':popover-open')) region.current.hidePopover()
    if (newest !== undefined) region.current?.showPopover()
  }, [newest])
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={t('Meldungen')}
      aria-live="polite"
      className="toasts m-0 flex flex-col gap-3 bg-transparent not-open:hidden"
    >
      {shown.map((message) => (
        <ToastBox key={message.id} {...message} />
      ))}
    </section>
  )
}

function ToastBox({ id, title, description, destructive = false }: ShownToast) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(toasts.dismiss, visibleMs, id)
    return () => clearTimeout(timer)
  })
  const Icon = destructive ? CircleAlert : CircleCheck
  const classes = destructive
    ? 'border-transparent bg-danger-ground text-white'
    : 'border-line bg-surface text-ink'
  return (
    <div
      role={destructive ? 'alert' : 'status'}
      className={`flex items-start gap-3 rounded-control border p-4 shadow-xl ${classes}`}
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
      <CloseButton label={t('Meldung schließen')} onClick={() => toasts.dismiss(id)} />
    </div>
  )
}
