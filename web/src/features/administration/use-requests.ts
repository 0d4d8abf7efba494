import type { PendingRequest } from '@pol/contract/operations/access-requests'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { type List, type Load, useList } from '../../ui/lists/use-list.ts'
import { endsAccess, showLoadFailure } from './load-failures.ts'

const failure = t('Konnte Registrierungsanfragen nicht laden')

const load: Load<PendingRequest> = async (input, options) => {
  try {
    return await call('pending-requests', input, options)
  } catch (error) {
    if (!options.signal.aborted && !endsAccess(error)) showLoadFailure(failure)
    throw error
  }
}

interface Requests extends List<PendingRequest> {
  /** The message if the list could not be loaded (specification section 8); otherwise empty. */
  readonly failures: readonly string[]
}

/** The paged list of pending access requests. */
export function useRequests(): Requests {
  const list = useList(load)
  return { ...list, failures: list.error === null ? [] : [failure] }
}
