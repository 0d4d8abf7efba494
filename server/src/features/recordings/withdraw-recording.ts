import { and, eq } from 'drizzle-orm'
import { withdrawRecording as operation } from '@pol/contract/operations/recordings'
import type { Database } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import { withdraw } from './withdraw.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

/** Idempotent. */
export function withdrawRecording({ db, now }: Parts) {
  return handle(operation, ({ id }, { actor: { userId } }) =>
    db.transaction(async (tx) => {
      await lockActor(tx, userId)
      const isOwn = and(eq(recordings.id, id), eq(recordings.userId, userId))
      if ((await tx.$count(recordings, isOwn)) === 0) throw new ApiError('recording-not-found')
      await withdraw(tx, userId, now(), eq(recordings.id, id))
      return {}
    }),
  )
}
