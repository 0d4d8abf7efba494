import { deleteOwnAccount as operation } from '@pol/contract/operations/own-account'
import { handle } from '../../api/handle.ts'
import { deleteAccount, type DeletionParts } from '../../accounts/erasure/delete-account.ts'

export function deleteOwnAccount(parts: DeletionParts) {
  return handle(operation, async (_, { actor: { userId } }) => {
    await deleteAccount(parts, { userId, actorId: userId })
    return {}
  })
}
