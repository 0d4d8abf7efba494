import { startRegistration } from '@simplewebauthn/browser'
import { addPasskey, type Passkey, preparePasskey } from '@pol/contract/passkeys'
import { call } from '../../lib/call.ts'
import { untilCancelled } from './until-cancelled.ts'

/**
 * Adds a passkey to the account.
 * @returns null if the browser's dialog was cancelled or the device cannot have one, which a message has said.
 * @throws CallError, ConnectionError
 */
export async function createPasskey(name: string, password: string): Promise<Passkey | null> {
  const optionsJSON = await call(preparePasskey, { password })
  const credential = await untilCancelled(startRegistration({ optionsJSON }))
  return credential && call(addPasskey, { name, credential })
}
