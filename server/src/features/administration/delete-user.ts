import { deleteUser as operation } from '@pol/contract/operations/administration'
import { handle } from '../../api/handle.ts'
import { ApiError } from '../../api/api-error.ts'
import { deleteAccount, type DeletionParts } from '../../accounts/erasure/delete-account.ts'

export function deleteUser(parts: DeletionParts) {
  return handle(operation, async ({ user_id: userId }, { actor }) => {
    if (userId === actor.userId) throw new ApiError('own-account')
    await deleteAccount(parts, { userId, actorId: actor.userId })
    return {}
  })
}
