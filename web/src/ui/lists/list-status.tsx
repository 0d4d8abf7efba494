import { locale, t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { failureText } from '../../lib/call.ts'
import { Button } from '../frame/button.tsx'
import type { List } from './use-list.ts'

interface Props {
  readonly list: List<unknown>
  /** Text for an empty list without a search. */
  readonly empty: string
  /** The pager. */
  readonly children?: Elements
}

/** Status above a list: the number of rows, or the error with a button to retry. */
export function ListStatus({ list: { page, isLoading, error, reload }, empty, children }: Props) {
  return (
    <div className="grid gap-3 px-5 pb-3 lg:px-6">
      {error !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-4 text-danger">
          <p>{failureText(error)}</p>
          <Button variant="secondary" onClick={reload}>
            {t('Erneut versuchen')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-quiet">
          {isLoading ? t('Lädt...') : page && describeCount(page.total, page.cursor.search, empty)}
        </p>
        {children}
      </div>
    </div>
  )
}

function describeCount(count: number, search: string, empty: string): string {
  if (search.trim() !== '') return t('{count} gefunden', { count: count.toLocaleString(locale) })
  return count === 0 ? empty : t('{count} insgesamt', { count: count.toLocaleString(locale) })
}
