import type { FastifyBaseLogger } from 'fastify'
import { deleteUser as operation } from '@pol/contract/administration'
import type { Database } from '../../database/database.ts'
import { handle } from '../../http/handle.ts'
import { ApiError } from '../../http/api-error.ts'
import { eraseAccount } from '../../identity/erase-account.ts'
import type { MailFiles } from '../../mail/mail-files.ts'
import type { ErasureFile } from '../../retention/erasure-file.ts'
import { mapLastAdminError } from './map-last-admin-error.ts'

interface Parts {
  readonly db: Database
  readonly mailFiles: MailFiles
  readonly erasureFile: ErasureFile
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

export function deleteUser({ db, mailFiles, erasureFile, now, log }: Parts) {
  return handle(operation, async ({ user_id: userId }, { actor }) => {
    if (userId === actor.userId) throw new ApiError('own-account')
    await mapLastAdminError(
      db.transaction(async (tx) => {
        if (!(await eraseAccount(tx, userId, { mailFiles, now }))) throw new ApiError('user-not-found')
      }),
    )
    await erasureFile.update(db, now()).catch((err: unknown) => {
      log.error({ err }, 'the list of erasures could not be written; the next sweep tries again')
    })
    return {}
  })
}
