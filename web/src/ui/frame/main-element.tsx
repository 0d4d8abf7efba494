import type { ReactNode } from 'react'

interface Props {
  readonly className: string
  readonly children: ReactNode
}

/** The `<main>` element; target of the skip link in index.html. */
export function Main(props: Props) {
  return <main id="inhalt" tabIndex={-1} {...props} />
}
