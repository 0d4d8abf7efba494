import { and, eq, inArray, ne } from 'drizzle-orm'
import { withdrawRecordingConsent as operation } from '@pol/contract/operations/recordings'
import type { Database, Transaction } from '../../database/database.ts'
import { recordingConsents, recordings } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import { untilDone } from '../../bounds/pieces.ts'
import { withdraw } from './withdraw.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

/** Recordings that are withdrawn per transaction. */
const atOnce = 8

/**
 * Withdraws the recordings in pieces, and the consent with the last of them: after an interruption the consent still
 * exists and can be withdrawn again.
 */
export function withdrawRecordingConsent({ db, now }: Parts) {
  return handle(operation, async (_, { actor: { userId } }) => {
    const withdrawNext = async (tx: Transaction) => {
      await lockActor(tx, userId)
      const next = tx
        .select({ id: recordings.id })
        .from(recordings)
        .where(and(eq(recordings.userId, userId), ne(recordings.state, 'withdrawn')))
        .limit(atOnce)
      if ((await withdraw(tx, userId, now(), inArray(recordings.id, next))) === atOnce) return { done: false }
      await tx.delete(recordingConsents).where(eq(recordingConsents.userId, userId))
      return { done: true }
    }
    await untilDone(() => db.transaction(withdrawNext))
    return { consent: null }
  })
}
