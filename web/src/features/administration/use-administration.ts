import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, ConnectionError, isSessionEnd } from '@pol/contract/client'
import { errors } from '@pol/contract/errors'
import { session } from '../../lib/session.ts'
import { toast, type Toast } from '../../ui/frame/toasts.tsx'
import type { FailureText } from './failure-text.ts'
import { loadLists, noLists, type Fault, type Lists } from './lists.ts'

/**
 * Does one change, tells how it ended, and brings the lists up to date.
 * @param act returns the message of its success; `failure` puts what it throws into words.
 * @returns whether it succeeded.
 */
export type Change = (act: () => Promise<Toast>, failure: FailureText) => Promise<boolean>

/** `forbidden`: whoever is here is no administrator any more. */
type State = 'loading' | 'forbidden' | { readonly lists: Lists; readonly faults: readonly Fault[] }

/** What administrators see, as the server has it, and the one way to change it. */
export function useAdministration() {
  const [state, setState] = useState<State>('loading')
  const known = useRef(noLists)
  /** The last reload; `null` once the screen is left. */
  const reloading = useRef<AbortController>(null)

  const reload = useCallback(async () => {
    // A later reload knows everything that an earlier one would find.
    reloading.current?.abort()
    const mine = new AbortController()
    reloading.current = mine
    const { lists, faults } = await loadLists(known.current, mine.signal)
    if (mine.signal.aborted || faults.some(({ error }) => isSessionEnd(error))) return
    if (faults.some(({ error }) => isForbidden(error))) return setState('forbidden')
    known.current = lists
    setState({ lists, faults })
    for (const { text } of faults) toast({ title: 'Fehler', description: text, destructive: true })
  }, [])

  useEffect(() => {
    void reload()
    return () => {
      reloading.current?.abort()
      reloading.current = null
    }
  }, [reload])

  const change: Change = async (act, failure) => {
    if (session.token() === null) {
      toast({ title: 'Fehler', description: errors.unauthenticated.text, destructive: true })
      session.end()
      return false
    }
    const outcome = await attempt(act)
    if ('success' in outcome) toast(outcome.success)
    else {
      const { error } = outcome
      // Whoever lost the session is told so already.
      if (isSessionEnd(error)) return false
      if (isForbidden(error)) {
        setState('forbidden')
        return false
      }
      toast({ title: 'Fehler', description: failure(error), destructive: true })
      // Where nobody answers, the lists cannot be had either.
      if (error instanceof ConnectionError) return false
    }
    if (reloading.current) await reload()
    return 'success' in outcome
  }

  return { state, reload, change }
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
