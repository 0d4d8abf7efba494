import type { FastifyBaseLogger } from 'fastify'
import { addToAudit } from '../audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { ApiError } from '../../api/api-error.ts'
import type { MailFiles } from '../../mail/mail-files.ts'
import type { ErasureFile } from '../../retention/erasure-file.ts'
import { closeAccount, eraseClosedAccount, isClosed } from './erase-account.ts'
import { lockActor } from '../locks.ts'
import { mapLastAdminError } from '../map-last-admin-error.ts'
import { pseudonymOf } from './pseudonym.ts'

export interface DeletionParts {
  readonly db: Database
  readonly mailFiles: MailFiles
  readonly erasureFile: ErasureFile
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

interface Deletion {
  readonly userId: string
  /** The person who deletes it; equal to `userId` for the own account. */
  readonly actorId: string
}

/**
 * Erases an account and records the deletion. One transaction makes all checks and closes the account (`closeAccount`).
 * Then the stored data are deleted in pieces, the account last. The next sweep or a repeated call continues an
 * interrupted deletion.
 * @throws ApiError if the account does not exist or is the last administrator's.
 */
export async function deleteAccount(
  { db, mailFiles, erasureFile, now, log }: DeletionParts,
  { userId, actorId }: Deletion,
): Promise<void> {
  const close = async (tx: Transaction) => {
    const people = await lockActor(tx, actorId, [userId])
    if (!people.has(userId)) {
      if (await isClosed(tx, userId)) return false
      throw new ApiError('user-not-found')
    }
    const subjectAlias = await pseudonymOf(tx, userId)
    await addToAudit(tx, [{ action: 'delete-user', actorId, subjectId: userId, subjectAlias }], now())
    await closeAccount(tx, userId)
    return true
  }
  const isNew = await mapLastAdminError(db.transaction(close))
  const isErased = await eraseClosedAccount({ db, mailFiles, now }, userId)
  // A concurrent request has completed the erasure.
  if (!isNew && !isErased) throw new ApiError('user-not-found')
  await erasureFile.update(db, now()).catch((err: unknown) => {
    log.error({ err }, 'the list of erasures could not be written; the next sweep tries again')
  })
}
