import { startAuthentication } from '@simplewebauthn/browser'
import type { Assertion } from '@pol/contract/operations/passkeys'
import { call } from '../../lib/call.ts'
import { untilCancelled } from './until-cancelled.ts'

/**
 * Lets the visitor choose one of the passkeys for this site.
 * @returns null if that was cancelled or is not possible; a toast says so.
 * @throws CallError, ConnectionError
 */
export async function askForPasskey(): Promise<Assertion | null> {
  const optionsJSON = await call('create-passkey-challenge', {})
  return untilCancelled(startAuthentication({ optionsJSON }))
}
