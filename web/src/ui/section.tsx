import { useId } from 'react'
import type { Elements } from '../lib/elements.ts'

interface Props {
  readonly title: string
  readonly children: Elements
}

export function Section({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-10 grid grid-cols-1 gap-4 first:mt-0">
      <h2 id={id} className="text-2xl font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
