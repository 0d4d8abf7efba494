import { useCallback, useEffect, useRef, useState } from 'react'
import { isSessionEnd } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { toast, type Toast } from '../../ui/frame/toast.ts'
import { isForbidden, runChange } from '../../ui/lists/run-change.ts'
import { useList } from '../../ui/lists/use-list.ts'
import type { FailureText } from './failure-text.ts'
import {
  firstPages,
  loadAudit,
  loadLists,
  emptyLists,
  cursorsBeforeEmptyPages,
  type LoadError,
  type Lists,
  type PageCursors,
} from './lists.ts'

/**
 * Runs one change, shows its outcome as a toast, and reloads the lists.
 * @param act returns the success message; null if the user has cancelled it.
 * @param failure converts an error of `act` to a text.
 * @returns whether the change succeeded.
 */
export type Change = (act: () => Promise<Toast | null>, failure: FailureText) => Promise<boolean>

/** `forbidden`: the user is no longer an administrator. */
type State =
  | 'loading'
  | 'forbidden'
  | { readonly lists: Lists; readonly cursors: PageCursors; readonly loadErrors: readonly LoadError[] }

/** State of the administration screen, and the functions that load and change it. */
export function useAdministration() {
  const [state, setState] = useState<State>('loading')
  const known = useRef(emptyLists)
  const requested = useRef(firstPages)
  /** The lists that are loading another page. */
  const [loadingPages, setLoadingPages] = useState<Partial<PageCursors>>({})
  /** The latest reload; `null` after unmounting. */
  const reloading = useRef<AbortController>(null)

  const trail = useList(loadAudit)
  const { reload: reloadTrail } = trail

  const reloadAccounts = useCallback(async () => {
    // A newer reload supersedes an older one.
    reloading.current?.abort()
    const controller = new AbortController()
    reloading.current = controller
    let { lists, loadErrors } = await loadLists(known.current, requested.current, controller.signal)
    for (;;) {
      if (controller.signal.aborted || loadErrors.some(({ error }) => isSessionEnd(error))) return
      const cursors = loadErrors.length === 0 && cursorsBeforeEmptyPages(lists, requested.current)
      if (!cursors) break
      requested.current = cursors
      ;({ lists, loadErrors } = await loadLists(lists, cursors, controller.signal))
    }
    setLoadingPages({})
    if (loadErrors.some(({ error }) => isForbidden(error))) return setState('forbidden')
    known.current = lists
    setState({ lists, cursors: requested.current, loadErrors })
    for (const { text } of loadErrors) toast({ title: t('Fehler'), description: text, destructive: true })
  }, [])

  useEffect(() => {
    void reloadAccounts()
    return () => {
      reloading.current?.abort()
      reloading.current = null
    }
  }, [reloadAccounts])

  const reload = useCallback(() => {
    // Not awaited: the form of a change must be usable again at the same moment as the lists show it, to keep the focus.
    void reloadTrail()
    return reloadAccounts()
  }, [reloadAccounts, reloadTrail])

  /** Loads other pages of the lists. */
  const showPages = useCallback(
    (cursors: Partial<PageCursors>) => {
      requested.current = { ...requested.current, ...cursors }
      setLoadingPages((loadingPages) => ({ ...loadingPages, ...cursors }))
      return reloadAccounts()
    },
    [reloadAccounts],
  )

  const change: Change = async (act, failure) => {
    const outcome = await runChange(act, failure)
    if (outcome === 'forbidden') setState('forbidden')
    // Without a connection, reloading would fail as well.
    if ((outcome === 'done' || outcome === 'refused') && reloading.current) await reload()
    return outcome === 'done'
  }

  return { state, trail, loadingPages, reload, showPages, change }
}
