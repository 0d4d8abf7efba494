import type { ReactNode } from 'react'

interface Props {
  readonly className: string
  readonly children: ReactNode
}

/**
 * The `<main>` element; target of the skip link in index.html. While a round, a lesson or a test runs, it has the attribute
 * `data-round`: then the page shows neither the main navigation nor what else would take its place (styles.css).
 */
export function Main(props: Props) {
  return <main id="inhalt" tabIndex={-1} {...props} />
}
