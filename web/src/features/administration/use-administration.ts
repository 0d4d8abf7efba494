import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, ConnectionError, isSessionEnd } from '@pol/contract/client'
import { errors } from '@pol/contract/errors'
import { t } from '@pol/contract/text'
import { session } from '../../lib/session.ts'
import { toast, type Toast } from '../../ui/frame/toast.ts'
import type { FailureText } from './failure-text.ts'
import {
  firstPages,
  loadLists,
  emptyLists,
  cursorsBeforeEmptyPages,
  type LoadError,
  type Lists,
  type PageCursors,
} from './lists.ts'

/**
 * Runs one change, shows its outcome as a toast, and reloads the lists.
 * @param act returns the success message.
 * @param failure converts an error of `act` to a text.
 * @returns whether the change succeeded.
 */
export type Change = (act: () => Promise<Toast>, failure: FailureText) => Promise<boolean>

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

  const reload = useCallback(async () => {
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
    void reload()
    return () => {
      reloading.current?.abort()
      reloading.current = null
    }
  }, [reload])

  /** Loads other pages of the lists. */
  const showPages = useCallback(
    (cursors: Partial<PageCursors>) => {
      requested.current = { ...requested.current, ...cursors }
      setLoadingPages((loadingPages) => ({ ...loadingPages, ...cursors }))
      return reload()
    },
    [reload],
  )

  const change: Change = async (act, failure) => {
    if (session.token() === null) {
      toast({ title: t('Fehler'), description: errors.unauthenticated.text, destructive: true })
      session.end()
      return false
    }
    const outcome = await attempt(act)
    if ('success' in outcome) toast(outcome.success)
    else {
      const { error } = outcome
      // The end of the session has its own toast.
      if (isSessionEnd(error)) return false
      if (isForbidden(error)) {
        setState('forbidden')
        return false
      }
      toast({ title: t('Fehler'), description: failure(error), destructive: true })
      // Without a connection, reloading would fail as well.
      if (error instanceof ConnectionError) return false
    }
    if (reloading.current) await reload()
    return 'success' in outcome
  }

  return { state, loadingPages, reload, showPages, change }
}

function isForbidden(error: unknown): boolean {
  return error instanceof CallError && error.code === 'forbidden'
}

async function attempt(act: () => Promise<Toast>) {
  try {
    return { success: await act() }
  } catch (error) {
    if (error instanceof CallError || error instanceof ConnectionError) return { error }
    throw error
  }
}
