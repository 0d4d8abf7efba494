import type { ReactNode } from 'react'

interface Props {
  readonly className: string
  readonly children: ReactNode
}

/** What a page is about, below its header. The skip link of index.html leads here. */
export function Main(props: Props) {
  return <main id="inhalt" tabIndex={-1} {...props} />
}
