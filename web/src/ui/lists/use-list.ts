import { useCallback, useEffect, useRef, useState } from 'react'
import { isSessionEnd } from '@pol/contract/client'
import type { PageOf } from '@pol/contract/operation'
import { beforeEmptyPage, firstPage, inputOf, type PageCursor } from './page-cursor.ts'

interface Page<Row> {
  readonly rows: readonly Row[]
  /** Rows on all pages. */
  readonly total: number
  readonly cursor: PageCursor
}

export interface List<Row> {
  /** The last page that was loaded. Kept while another one is loaded; null before the first. */
  readonly page: Page<Row> | null
  readonly isLoading: boolean
  /** The error of the last request; null if it succeeded. */
  readonly error: unknown
  readonly show: (cursor: PageCursor) => void
  /** Loads the same page again, unless the component is unmounted. */
  readonly reload: () => Promise<void>
}

/** Fetches one page of a list. */
export type Load<Row> = (
  input: ReturnType<typeof inputOf>,
  options: { readonly signal: AbortSignal },
) => Promise<PageOf<readonly Row[]>>

interface State<Row> extends Pick<List<Row>, 'page' | 'isLoading' | 'error'> {
  /** The function that loaded the page. */
  readonly load: Load<Row>
}

const nothing = { page: null, isLoading: true, error: null }

/**
 * A paged list from the server. Loaded again when the network returns.
 * @param load a changed function starts another list at its first page.
 */
export function useList<Row>(load: Load<Row>): List<Row> {
  const [latest, setLatest] = useState<State<Row>>({ load, ...nothing })
  const state = latest.load === load ? latest : nothing
  const requested = useRef(firstPage)
  /** The latest request; `null` after unmounting. */
  const latestRequest = useRef<AbortController>(null)

  const loadPage = useCallback(async () => {
    // A newer request supersedes an older one.
    latestRequest.current?.abort()
    const { signal } = (latestRequest.current = new AbortController())
    try {
      for (;;) {
        const { body: rows, total } = await load(inputOf(requested.current), { signal })
        if (signal.aborted) return
        const cursor = beforeEmptyPage(requested.current, rows)
        if (cursor === requested.current) {
          setLatest({ load, page: { rows, total, cursor }, isLoading: false, error: null })
          return
        }
        requested.current = cursor
      }
    } catch (error) {
      if (signal.aborted || isSessionEnd(error)) return
      setLatest(({ page, ...shown }) => ({
        load,
        page: shown.load === load ? page : null,
        isLoading: false,
        error,
      }))
    }
  }, [load])

  useEffect(() => {
    const start = () => void loadPage()
    requested.current = { ...requested.current, lastIds: [] }
    start()
    addEventListener('online', start)
    return () => {
      removeEventListener('online', start)
      latestRequest.current?.abort()
      latestRequest.current = null
    }
  }, [loadPage])

  const show = useCallback(
    (cursor: PageCursor) => {
      requested.current = cursor
      setLatest((shown) => ({ ...shown, isLoading: true }))
      void loadPage()
    },
    [loadPage],
  )
  const reload = useCallback(async () => {
    if (latestRequest.current) await loadPage()
  }, [loadPage])
  const { page, isLoading, error } = state
  return { page, isLoading, error, show, reload }
}
