import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, type RefObject } from 'react'
import { Link } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { productName } from '../../lib/product.ts'

/** How many screens have been opened since the page was loaded. */
let arrivals = 0

interface Props {
  readonly title: string
  readonly subtitle?: React.ReactNode
}

/** The head of a learning screen: the way back to Home and what this screen is. */
export function PageHeader({ title, subtitle }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(title)
  useFocusOnArrival(heading)
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-4">
        <Link
          href={paths.home}
          aria-label="Zurück zur Startseite"
          className="grid size-12 shrink-0 place-items-center rounded-full border border-line text-brand transition-colors hover:bg-brand-soft"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-2xl leading-tight font-bold sm:text-3xl">
            {title}
          </h1>
          {subtitle && <p className="text-quiet">{subtitle}</p>}
        </div>
      </div>
    </header>
  )
}

/** After a step from another screen the focus is nowhere; at the heading a screen reader goes on reading. */
export function useFocusOnArrival(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (arrivals > 1 && document.activeElement === document.body) heading.current?.focus()
  }, [heading])
}

/** Names the page in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    arrivals += 1
  }, [])
  useEffect(() => {
    document.title = title === productName ? title : `${title} – ${productName}`
  }, [title])
}
