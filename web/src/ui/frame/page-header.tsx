import type { Elements } from '../../lib/elements.ts'
import { ArrowLeft } from '../icons/drawn/arrow-left.tsx'
import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { EmergencyLink } from './emergency-link.tsx'
import { useDocumentTitle } from './document-title.ts'

interface Props {
  readonly title: string
  readonly subtitle?: React.ReactNode
  /** The link before the title. */
  readonly back?: { readonly href: string; readonly label: string }
  /** Whether the header has a link to the emergency page. */
  readonly hasEmergency?: boolean
  /** Must match the width of the screen's content. */
  readonly width?: 'max-w-3xl' | 'max-w-6xl'
  /** Buttons next to the title. */
  readonly actions?: Elements
}

const home = { href: paths.home, label: t('Zurück zur Startseite') }

/** Header of a guarded screen: back link, title and subtitle, actions, link to the emergency page. */
export function PageHeader({
  title,
  subtitle,
  back = home,
  hasEmergency = true,
  width = 'max-w-6xl',
  actions,
}: Props) {
  useDocumentTitle(title)
  return (
    <header className="border-b border-line bg-surface">
      <div className={`mx-auto flex flex-wrap ${width} items-center gap-3 px-4 py-4`}>
        <Link
          href={back.href}
          aria-label={back.label}
          className="grid size-12 shrink-0 place-items-center rounded-full border border-line text-brand transition-colors hover:bg-brand-soft"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        </Link>
        <div className="max-w-full flex-1">
          <h1 className="text-2xl leading-tight font-bold wrap-break-word sm:text-3xl">{title}</h1>
          {subtitle && <p className="text-quiet">{subtitle}</p>}
        </div>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
          {actions}
          {hasEmergency && <EmergencyLink />}
        </div>
      </div>
    </header>
  )
}
