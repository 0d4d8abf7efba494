import { useEffect, useRef } from 'react'
import type { Elements } from '../../lib/elements.ts'

interface GroupProps {
  readonly id: string
  readonly kind: string
  readonly isHelped: boolean
  readonly children: Elements
}

/**
 * A task. Focuses its first field or button, or else the task itself, which a screen reader then reads out: at the start,
 * and after 'Hilfe', which is disabled then and loses the focus.
 */
export function TaskGroup({ id, kind, isHelped, children }: GroupProps) {
  const group = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = group.current?.querySelector<HTMLElement>('[data-first-focus]')
    const target = first ?? group.current
    // The answer before may have been further down.
    if (!isHelped) scrollTo({ top: 0, behavior: 'instant' })
    target?.focus({ preventScroll: isHelped })
  }, [isHelped])
  return (
    <section
      ref={group}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-kind`}
      aria-describedby={`${id}-question`}
      className="flex flex-col gap-3 outline-none short:gap-1.5 around-scroll-area:min-h-0 around-scroll-area:flex-1 sm:gap-6"
    >
      <p
        id={`${id}-kind`}
        className="self-center rounded-full bg-sunken px-4 font-semibold text-quiet max-sm:text-sm sm:py-1"
      >
        {kind}
      </p>
      {children}
    </section>
  )
}
