import type { Elements } from '../../lib/elements.ts'
import { ChevronDown } from '../icons/drawn/chevron-down.tsx'

interface Props {
  readonly title: string
  readonly children: Elements
}

/** An explanation; collapsed by default. */
export function HelpBox({ title, children }: Props) {
  return (
    <details className="card group mb-6 px-5">
      <summary className="flex min-h-12 cursor-pointer py-2 list-none items-center gap-2 font-semibold text-brand">
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
        <span>{title}</span>
      </summary>
      {children}
    </details>
  )
}
