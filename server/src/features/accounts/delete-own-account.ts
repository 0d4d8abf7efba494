import { deleteOwnAccount as operation } from '@pol/contract/security'
import { handle } from '../../http/handle.ts'
import { deleteAccount, type DeletionParts } from '../../identity/delete-account.ts'
import type { Limits } from '../../limits/limits.ts'
import { checkPasswordUnchanged, verifyOwnPassword } from './own-password.ts'

interface Parts extends DeletionParts {
  readonly limits: Limits
}

export function deleteOwnAccount(parts: Parts) {
  return handle(operation, async ({ password }, { actor, networks }) => {
    const { userId } = actor
    const passwordHash = await verifyOwnPassword(parts, { actor, networks }, password)
    await deleteAccount(parts, {
      userId,
      actorId: userId,
      check: (tx) => checkPasswordUnchanged(tx, userId, passwordHash),
    })
    return {}
  })
}
