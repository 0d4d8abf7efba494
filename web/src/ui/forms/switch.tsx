import type { ReactNode } from 'react'

interface Props {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  /** The label. */
  readonly children: ReactNode
}

export function Switch({ on, onChange, children }: Props) {
  return (
    <label className="inline-flex min-h-12 cursor-pointer items-center gap-4 font-semibold">
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-8 w-14 shrink-0 appearance-none rounded-full border-2 border-edge bg-surface transition-colors before:absolute before:top-1 before:start-1 before:size-5 before:rounded-full before:bg-edge before:transition-transform checked:border-brand checked:bg-brand checked:before:translate-x-6 rtl:checked:before:-translate-x-6 checked:before:bg-on-brand forced-colors:appearance-auto forced-colors:before:hidden"
      />
      <span>{children}</span>
    </label>
  )
}
