import { pageSize } from '@pol/contract/limits'
import { ChevronLeft } from '../icons/drawn/chevron-left.tsx'
import { ChevronRight } from '../icons/drawn/chevron-right.tsx'
import { t } from '@pol/contract/text'
import { Button } from '../frame/button.tsx'
import type { PageCursor } from './page-cursor.ts'

interface PagerProps {
  readonly label: string
  readonly cursor: PageCursor
  /** The id of the last row on the page. */
  readonly lastId: string | undefined
  /** Rows on all pages. */
  readonly count: number
  /** Whether another page is being loaded. */
  readonly isLoadingPage: boolean
  readonly onPageChange: (cursor: PageCursor) => void
}

/** Buttons for the previous and next page; hidden if there is only one page. */
export function Pager({ label, cursor, lastId, count, isLoadingPage, onPageChange }: PagerProps) {
  const page = cursor.lastIds.length
  const pages = Math.ceil(count / pageSize)
  if (pages < 2 && page === 0) return null
  const previous = page > 0 ? cursor.lastIds.slice(0, -1) : null
  const next = lastId !== undefined && page + 1 < pages ? [...cursor.lastIds, lastId] : null
  // `aria-disabled` instead of `disabled`, so that a button keeps the focus on the first and last page.
  const buttonProps = (lastIds: readonly string[] | null) => ({
    'aria-disabled': lastIds === null || isLoadingPage || undefined,
    onClick: lastIds === null || isLoadingPage ? undefined : () => onPageChange({ ...cursor, lastIds }),
    className: 'px-3! aria-disabled:cursor-not-allowed! aria-disabled:opacity-60',
  })
  return (
    <nav aria-label={label} className="flex items-center gap-3">
      <Button variant="secondary" aria-label={t('Vorherige Seite')} {...buttonProps(previous)}>
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
      <span className="tabular-nums">{t('Seite {page} von {pages}', { page: page + 1, pages })}</span>
      <Button variant="secondary" aria-label={t('Nächste Seite')} {...buttonProps(next)}>
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </Button>
    </nav>
  )
}
