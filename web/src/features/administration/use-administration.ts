import { useState } from 'react'
import type { AuditEntry } from '@pol/contract/operations/administration'
import { call } from '../../lib/call.ts'
import type { Toast } from '../../ui/frame/toast.ts'
import { isForbidden, runChange } from '../../ui/lists/run-change.ts'
import { type Load, useList } from '../../ui/lists/use-list.ts'
import type { FailureText } from './failure-text.ts'
import { usePeople } from './use-people.ts'
import { useRequests } from './use-requests.ts'

/**
 * Runs one change, shows its outcome as a toast, and reloads the lists.
 * @param act returns the success message; null if the user has cancelled it.
 * @param failure converts an error of `act` to a text.
 * @returns whether the change succeeded.
 */
export type Change = (act: () => Promise<Toast | null>, failure: FailureText) => Promise<boolean>

const loadAudit: Load<AuditEntry> = (input, options) => call('audit', input, options)

/** The lists of the administration screen, and the functions that load and change them. */
export function useAdministration() {
  const people = usePeople()
  const requests = useRequests()
  const trail = useList(loadAudit)
  const [wasRefused, setRefused] = useState(false)
  const [reloads, setReloads] = useState(0)

  const reload = async () => {
    // Not awaited: a form must be enabled again at the moment the lists show its change, or it loses the focus.
    void trail.reload()
    await Promise.all([people.reload(), requests.reload()])
    setReloads((count) => count + 1)
  }
  const change: Change = async (act, failure) => {
    const outcome = await runChange(act, failure)
    if (outcome === 'forbidden') setRefused(true)
    // Without a connection, reloading would fail as well.
    if (outcome === 'done' || outcome === 'refused') await reload()
    return outcome === 'done'
  }
  return {
    people,
    requests,
    trail,
    isLoaded: people.page !== null && (requests.page !== null || requests.error !== null),
    /** The user is no longer an administrator. */
    isDenied: wasRefused || isForbidden(people.error) || isForbidden(requests.error),
    reload,
    /** Number of reloads of all lists. */
    reloads,
    change,
  }
}
