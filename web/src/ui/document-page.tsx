import { ArrowLeft } from './icons/drawn/arrow-left.tsx'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../lib/paths.ts'
import { Main } from './frame/main-element.tsx'
import { useDocumentTitle } from './frame/document-title.ts'

interface Props {
  readonly title: string
  readonly subtitle: string
  readonly children: ReactNode
}

/** Layout of a public text page, with a button back to the previous page. */
export function DocumentPage({ title, subtitle, children }: Props) {
  const [, navigate] = useLocation()
  useDocumentTitle(title)
  const goBack = () => (hasHistory() ? history.back() : navigate(paths.home))
  return (
    <>
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex max-w-3xl items-center gap-3 px-4 py-4">
          <button
            type="button"
            aria-label={t('Zurück')}
            className="grid size-12 shrink-0 place-items-center rounded-full border border-line text-brand transition-colors hover:bg-brand-soft"
            onClick={goBack}
          >
            <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </button>
          <div className="min-w-0">
            <h1 className="text-2xl leading-tight font-bold sm:text-3xl">{title}</h1>
            <p className="text-quiet">{subtitle}</p>
          </div>
        </div>
      </header>
      <Main className="mx-auto max-w-3xl px-4 pt-8 pb-16">{children}</Main>
    </>
  )
}

/** Whether going back stays on this site. Without the Navigation API: whether there is any history entry. */
function hasHistory(): boolean {
  return 'navigation' in window ? window.navigation.canGoBack : history.length > 1
}
