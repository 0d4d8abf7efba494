import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { paths } from '../../lib/paths.ts'
import { productName } from '../../lib/product.ts'

interface Props {
  readonly title: string
  readonly subtitle?: React.ReactNode
  /** That of the screen below. */
  readonly width?: 'max-w-3xl' | 'max-w-6xl'
}

/** The head of a learning screen: the way back to Home and what this screen is. */
export function PageHeader({ title, subtitle, width = 'max-w-6xl' }: Props) {
  useDocumentTitle(title)
  return (
    <header className="border-b border-line bg-surface">
      <div className={`mx-auto flex ${width} items-center gap-3 px-4 py-4`}>
        <Link
          href={paths.home}
          aria-label="Zurück zur Startseite"
          className="grid size-12 shrink-0 place-items-center rounded-full border border-line text-brand transition-colors hover:bg-brand-soft"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
        </Link>
        <div className="min-w-0">
          <h1 className="text-2xl leading-tight font-bold sm:text-3xl">{title}</h1>
          {subtitle && <p className="text-quiet">{subtitle}</p>}
        </div>
      </div>
    </header>
  )
}

/** Names the page in the browser's tab and history. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? title : `${title} – ${productName}`
  }, [title])
}
