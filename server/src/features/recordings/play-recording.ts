import { eq } from 'drizzle-orm'
import { playRecording as operation } from '@pol/contract/operations/recordings'
import { mayPass } from '@pol/contract/access'
import { addToAuditHourly } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'

/**
 * A recording that the user may not hear gets the same response as a missing one. Playing another user's unapproved
 * recording is recorded in the audit trail.
 */
export function playRecording({ db, now }: { db: Database; now: () => Date }) {
  return handle(operation, async ({ id }, { actor }) => {
    const { userId, state, audio } = recordings
    const [recording] = await db
      .select({ userId, state, audio })
      .from(recordings)
      .where(eq(recordings.id, id))
    if (!recording?.audio) throw new ApiError('recording-not-found')
    const mayHear =
      recording.userId === actor.userId ||
      mayPass('moderator', actor.roles) ||
      (recording.state === 'approved' && mayPass('learner', actor.roles))
    if (!mayHear) throw new ApiError('recording-not-found')
    if (recording.state !== 'approved' && recording.userId !== actor.userId) {
      const entry = {
        actorId: actor.userId,
        action: 'play-recording',
        objectId: id,
        subjectId: recording.userId,
      } as const
      await db.transaction(async (tx) => {
        const people = await lockActor(tx, entry.actorId, [entry.subjectId])
        if (!people.has(entry.subjectId)) throw new ApiError('recording-not-found')
        await addToAuditHourly(tx, entry, now())
      })
    }
    return new Uint8Array(recording.audio)
  })
}
