import { useId, type ReactNode } from 'react'

interface Props {
  readonly title: string
  readonly children: ReactNode
}

export function Section({ title, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl font-bold sm:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

/** Points, each with the word it is about. */
export function Points({ children }: { readonly children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-brand">{children}</ul>
}

interface PointProps {
  readonly about: string
  readonly children: ReactNode
}

export function Point({ about, children }: PointProps) {
  return (
    <li>
      <strong>{about}:</strong> {children}
    </li>
  )
}
