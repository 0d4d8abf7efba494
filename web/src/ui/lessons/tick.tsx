import { useState } from 'react'
import type { Elements } from '../../lib/elements.ts'

/** A line that learners tick for themselves. */
export function Tick({ children }: { readonly children: Elements }) {
  const [isOn, setIsOn] = useState(false)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
        className="size-6 shrink-0 accent-brand"
      />
      <span>{children}</span>
    </label>
  )
}
