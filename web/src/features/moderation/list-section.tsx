import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { AccessDenied } from '../../ui/frame/access-denied.tsx'
import type { Toast } from '../../ui/frame/toast.ts'
import { ListSearch } from '../../ui/lists/list-search.tsx'
import { ListStatus } from '../../ui/lists/list-status.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { isForbidden, runChange } from '../../ui/lists/run-change.ts'
import { Table } from '../../ui/lists/table.tsx'
import { useBusy } from '../../ui/lists/use-busy.ts'
import type { List } from '../../ui/lists/use-list.ts'

/** Functions for rows that change their list. */
export interface RowTools {
  readonly isBusy: (id: string) => boolean
  /** Runs a change of a row, shows its outcome and reloads the list. */
  readonly change: (id: string, act: () => Promise<Toast>) => void
}

interface Props<Row> {
  readonly title: string
  /** Label of the search field. */
  readonly searchLabel: string
  readonly pagesLabel: string
  readonly empty: string
  readonly columns: readonly string[]
  readonly list: List<Row>
  /** Shown between the heading and the list. */
  readonly children?: Elements
  readonly renderRow: (row: Row, tools: RowTools) => ReactNode
}

/** A list of the moderation screen with heading, search, table and pagination. */
export function ListSection<Row extends { readonly id: string }>(props: Props<Row>) {
  const { title, searchLabel, pagesLabel, empty, columns, list, children, renderRow } = props
  const { page, isLoading, error, show, reload } = list
  const [isDenied, setDenied] = useState(false)
  const { isBusy, run } = useBusy()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const count = page?.total ?? 0
  const previousCount = useRef(count)
  useEffect(() => {
    // The focused row was removed by the decision.
    if (count < previousCount.current && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
    previousCount.current = count
  }, [count])
  if (isDenied || isForbidden(error)) return <AccessDenied access="moderator" />

  const change: RowTools['change'] = (id, act) =>
    void run(id, async () => {
      const outcome = await runChange(act)
      if (outcome === 'forbidden') setDenied(true)
      // A refused change means that another moderator has already decided.
      if (outcome === 'done' || outcome === 'refused') await reload()
      return outcome === 'done'
    })
  const pages = page && {
    cursor: page.cursor,
    lastId: page.rows.at(-1)?.id,
    count: page.total,
    isLoadingPage: isLoading,
  }
  return (
    <section className="card" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-5 pb-3 lg:px-6">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl font-bold">
          {title}
        </h2>
        <ListSearch
          label={searchLabel}
          placeholder={t('Deutsch, Persisch oder Kennung')}
          onSearch={(search) => show({ search, lastIds: [] })}
        />
      </div>
      {children}
      <ListStatus list={list} empty={empty} />
      {page && page.rows.length > 0 && (
        <Table labelledBy={headingId} columns={columns}>
          {page.rows.map((row) => renderRow(row, { isBusy, change }))}
        </Table>
      )}
      <div className="flex justify-end border-t border-line px-5 py-4 empty:hidden lg:px-6">
        {pages && (
          <Pager
            label={pagesLabel}
            {...pages}
            onPageChange={(cursor) => {
              show(cursor)
              heading.current?.focus()
            }}
          />
        )}
      </div>
    </section>
  )
}
