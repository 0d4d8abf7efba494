import type { Elements } from '../lib/elements.ts'
import { ChevronDown } from './icons/drawn/chevron-down.tsx'

interface Props {
  readonly summary: string
  /** Whether it is open at first. */
  readonly isOpen?: boolean
  readonly className?: string
  readonly children: Elements
}

/** Content that is folded at first. On paper it is open, and the line that opens it is missing. */
export function Fold({ summary, isOpen = false, className = '', children }: Props) {
  return (
    <details open={isOpen} className="print:details-content:[content-visibility:visible]">
      <summary
        className={`flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-brand print:hidden ${className}`}
      >
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform [[open]>summary>&]:rotate-180"
        />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  )
}
