import type { FastifyBaseLogger } from 'fastify'
import { addToAudit } from '../database/audit.ts'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import type { MailFiles } from '../mail/mail-files.ts'
import type { ErasureFile } from '../retention/erasure-file.ts'
import { eraseAccount } from './erase-account.ts'
import { lockPeople } from './lock-people.ts'
import { mapLastAdminError } from './map-last-admin-error.ts'

export interface DeletionParts {
  readonly db: Database
  readonly mailFiles: MailFiles
  readonly erasureFile: ErasureFile
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

interface Deletion {
  readonly userId: string
  /** Who deletes it; the same as `userId` if people delete their own account. */
  readonly actorId: string
}

/** Erases an account, and records that it was deleted. @throws ApiError if it is gone or the last administrator's. */
export async function deleteAccount(
  { db, mailFiles, erasureFile, now, log }: DeletionParts,
  { userId, actorId }: Deletion,
): Promise<void> {
  await mapLastAdminError(
    db.transaction(async (tx) => {
      const people = await lockPeople(tx, [actorId, userId])
      if (!people.has(actorId)) throw new ApiError('unauthenticated')
      if (!people.has(userId)) throw new ApiError('user-not-found')
      // Before the erasure, which takes the person from the entry or leaves a pseudonym.
      await addToAudit(tx, [{ action: 'delete-user', actorId, subjectId: userId }], now())
      if (!(await eraseAccount(tx, userId, { mailFiles, now }))) throw new ApiError('user-not-found')
    }),
  )
  await erasureFile.update(db, now()).catch((err: unknown) => {
    log.error({ err }, 'the list of erasures could not be written; the next sweep tries again')
  })
}
