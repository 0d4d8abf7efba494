import { useEffect, useId, useRef } from 'react'
import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { CloseButton } from '../frame/close-button.tsx'
import { setToastHost, toasts } from '../frame/toast.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: Elements
}

/**
 * A modal dialog. Its content is remounted on each opening. The initial focus is on the first input or the element
 * with `data-first-focus`.
 */
export function Dialog({ open, onClose, title, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!open) return
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('input, [data-first-focus]')?.focus()
    // Another dialog may be open below it.
    const hostBefore = toasts.host()
    setToastHost(element)
    return () => {
      setToastHost(hostBefore)
      element?.close()
    }
  }, [open])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="w-full max-w-md rounded-card border border-line bg-surface p-[min(1.5rem,6.7vw)] text-ink shadow-xl max-sm:max-w-[calc(100vw-min(2rem,9vw))]"
    >
      {open && (
        <>
          <div className="mb-2 flex items-start justify-between gap-4">
            <h2 id={titleId} className="text-xl font-bold">
              {title}
            </h2>
            <CloseButton label={t('Dialog schließen')} onClick={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  )
}
