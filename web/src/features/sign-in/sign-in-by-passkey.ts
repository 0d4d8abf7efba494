import type { NewSession } from '@pol/contract/operations/session'
import type { signIn, openPasskeySession } from '@pol/contract/operations/sign-in'
import type { InputOf } from '@pol/contract/operation'
import { call } from '../../lib/call.ts'
import { askForPasskey } from '../../ui/passkeys/ask-for-passkey.ts'
import { repeatWithPasskey } from '../../ui/passkeys/repeat-with-passkey.ts'

export type SignInDevice = Omit<InputOf<typeof openPasskeySession>, 'passkey'>
export type Credentials = Pick<InputOf<typeof signIn>, 'email' | 'password'>

/**
 * Signs in with a passkey. In a separate module, because the first view does not need it.
 * @param credentials if given, the passkey is the second factor; otherwise it replaces them.
 * @returns null if the visitor has not used a passkey, after a message.
 */
export async function signInByPasskey(
  device: SignInDevice,
  credentials: Credentials | undefined,
): Promise<NewSession | null> {
  if (credentials)
    return repeatWithPasskey((passkey) => call('sign-in', { ...credentials, ...device, passkey }))
  const passkey = await askForPasskey()
  return passkey && call('open-passkey-session', { ...device, passkey })
}
