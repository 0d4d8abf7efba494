import { and, eq, sql } from 'drizzle-orm'
import { decideRecording as operation } from '@pol/contract/operations/moderation'
import { addToAudit } from '../../accounts/audit.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor, lockLine } from '../../accounts/locks.ts'
import { recordingsPerLine } from '@pol/contract/limits'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

/**
 * Repeating the same decision succeeds and changes nothing. Only the first of several concurrent decisions is applied.
 */
export function decideRecording({ db, now }: Parts) {
  return handle(operation, ({ id, status, reason }, { actor }) =>
    db.transaction(async (tx) => {
      const { userId: subjectId } = await find(tx, id)
      if (subjectId === actor.userId) throw new ApiError('own-recording')
      await lockActor(tx, actor.userId, [subjectId])
      const { state, item, language } = await find(tx, id)
      if (state === status) return {}
      if (state === 'withdrawn') throw new ApiError('recording-not-found')
      if (status === 'approved') {
        if (state !== 'pending') throw new ApiError('recording-decided')
        await checkLineHasRoom(tx, item, language)
      }
      await tx
        .update(recordings)
        .set({ state: status, reason: status === 'rejected' ? reason : null, changedAt: now() })
        .where(eq(recordings.id, id))
      const action = status === 'approved' ? 'approve-recording' : 'reject-recording'
      await addToAudit(tx, [{ actorId: actor.userId, action, objectId: id, subjectId }], now())
      return {}
    }),
  )
}

async function find(tx: Transaction, id: string) {
  const { userId, state, item, language } = recordings
  const [found] = await tx
    .select({ userId, state, item, language })
    .from(recordings)
    .where(eq(recordings.id, id))
  if (!found) throw new ApiError('recording-not-found')
  return found
}

/** Serialises approvals of one line. @throws ApiError if the line has enough recordings. */
async function checkLineHasRoom(tx: Transaction, item: string, language: string): Promise<void> {
  await lockLine(tx, item, language)
  const isApproved = and(
    eq(recordings.item, item),
    sql`${recordings.language} = ${language}`,
    eq(recordings.state, 'approved'),
  )
  if ((await tx.$count(recordings, isApproved)) >= recordingsPerLine) throw new ApiError('enough-recordings')
}
