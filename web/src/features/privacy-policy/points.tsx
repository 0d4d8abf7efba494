import type { ReactNode } from 'react'

/** A list of points, each with its topic in bold. */
export function Points({ children }: { readonly children: ReactNode }) {
  return <ul className="grid list-disc gap-2 ps-5 marker:text-brand">{children}</ul>
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
