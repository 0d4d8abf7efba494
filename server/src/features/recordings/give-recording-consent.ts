import { and, eq, inArray, sql } from 'drizzle-orm'
import { giveRecordingConsent as operation } from '@pol/contract/operations/recordings'
import type { Database, Transaction } from '../../database/database.ts'
import { recordingConsents, recordings } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import { untilDone } from '../../bounds/pieces.ts'
import { readConsent } from './consent.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

/** Recordings that are changed per transaction. */
const atOnce = 40

/**
 * A moderator approves a recording together with its name and region. Therefore a new name only applies to later
 * recordings, and the old one is removed from earlier recordings, in pieces, before the consent is stored.
 */
export function giveRecordingConsent({ db, now }: Parts) {
  return handle(operation, async (shown, { actor: { userId } }) => {
    const change = async (tx: Transaction) => {
      await lockActor(tx, userId)
      for (const field of ['name', 'region'] as const) {
        const isOther = sql`${recordings[field]} <> coalesce(${shown[field]}::text, '')`
        const next = tx
          .select({ id: recordings.id })
          .from(recordings)
          .where(and(eq(recordings.userId, userId), isOther))
          .limit(atOnce)
        const changed = await tx
          .update(recordings)
          .set({ [field]: null })
          .where(inArray(recordings.id, next))
          .returning({ id: recordings.id })
        if (changed.length === atOnce) return { done: false }
      }
      const given = { ...shown, givenAt: now() }
      await tx
        .insert(recordingConsents)
        .values({ userId, ...given })
        .onConflictDoUpdate({ target: recordingConsents.userId, set: given })
      return { done: true }
    }
    await untilDone(() => db.transaction(change))
    return { consent: await readConsent(db, userId) }
  })
}
