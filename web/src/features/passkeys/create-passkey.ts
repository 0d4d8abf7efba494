import { startRegistration } from '@simplewebauthn/browser'
import type { Passkey } from '@pol/contract/operations/passkeys'
import { call } from '../../lib/call.ts'
import { withFreshProof } from '../../ui/proofs/with-fresh-proof.ts'
import { untilCancelled } from '../../ui/passkeys/until-cancelled.ts'

/**
 * Adds a passkey to the account.
 * @returns null if the user has cancelled, or if the browser has not created a passkey, after a message.
 * @throws CallError, ConnectionError
 */
export async function createPasskey(name: string): Promise<Passkey | null> {
  const optionsJSON = await withFreshProof(() => call('prepare-passkey', {}))
  if (!optionsJSON) return null
  const credential = await untilCancelled(startRegistration({ optionsJSON }))
  return credential && call('add-passkey', { name, credential })
}
