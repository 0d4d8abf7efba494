import { and, eq, sql } from 'drizzle-orm'
import { giveRecordingConsent as operation } from '@pol/contract/recordings'
import type { Database } from '../../database/database.ts'
import { recordingConsents, recordings } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { lockActor } from '../../identity/lock-people.ts'
import { readConsent } from './consent.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

/**
 * A moderator decides about a recording together with name and region. So another name is shown with later recordings only,
 * and disappears from earlier ones.
 */
export function giveRecordingConsent({ db, now }: Parts) {
  return handle(operation, (shown, { actor: { userId } }) =>
    db.transaction(async (tx) => {
      await lockActor(tx, userId)
      const given = { ...shown, givenAt: now() }
      await tx
        .insert(recordingConsents)
        .values({ userId, ...given })
        .onConflictDoUpdate({ target: recordingConsents.userId, set: given })
      for (const field of ['name', 'region'] as const) {
        const isOther = sql`${recordings[field]} is distinct from ${shown[field]}::text`
        await tx
          .update(recordings)
          .set({ [field]: null })
          .where(and(eq(recordings.userId, userId), isOther))
      }
      return { consent: await readConsent(tx, userId) }
    }),
  )
}
