import { errors } from '@pol/contract/errors'
import type { Assertion } from '@pol/contract/operations/passkeys'
import { t } from '@pol/contract/text'
import { toast } from '../frame/toast.ts'
import { askForPasskey } from './ask-for-passkey.ts'

/**
 * Repeats an attempt for which the server requires a passkey as second factor.
 * @returns null if the visitor has not used a passkey; a toast says so.
 */
export async function repeatWithPasskey<Result>(
  attempt: (passkey: Assertion) => Promise<Result>,
): Promise<Result | null> {
  toast({ title: t('Passkey'), description: errors['passkey-required'].text })
  const passkey = await askForPasskey()
  return passkey && attempt(passkey)
}
