import { CallError, ConnectionError, isSessionEnd } from '@pol/contract/client'
import { errors } from '@pol/contract/errors'
import { t } from '@pol/contract/text'
import { failureText } from '../../lib/call.ts'
import { session } from '../../lib/session.ts'
import { toast, type Toast } from '../frame/toast.ts'

/**
 * `cancelled`: by the user; nothing has changed. `refused`: by the server, so the list may be out of date. `forbidden`:
 * the user no longer has the role.
 */
type Outcome = 'done' | 'cancelled' | 'refused' | 'unreachable' | 'forbidden' | 'signed-out'

/**
 * Runs a change of a list and shows the result as a toast.
 * @param act returns the success message, or null if the user has cancelled.
 * @param failure converts an error of `act` to a text.
 */
export async function runChange(
  act: () => Promise<Toast | null>,
  failure: (error: unknown) => string = failureText,
): Promise<Outcome> {
  if (session.token() === null) {
    toast({ title: t('Fehler'), description: errors.unauthenticated.text, destructive: true })
    session.end()
    return 'signed-out'
  }
  try {
    const success = await act()
    if (!success) return 'cancelled'
    toast(success)
    return 'done'
  } catch (error) {
    if (!(error instanceof CallError || error instanceof ConnectionError)) throw error
    // The end of the session has its own toast.
    if (isSessionEnd(error)) return 'signed-out'
    if (isForbidden(error)) return 'forbidden'
    toast({ title: t('Fehler'), description: failure(error), destructive: true })
    return error instanceof ConnectionError ? 'unreachable' : 'refused'
  }
}

export function isForbidden(error: unknown): boolean {
  return error instanceof CallError && error.code === 'forbidden'
}
