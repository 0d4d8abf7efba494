import { eq } from 'drizzle-orm'
import { playRecording as operation } from '@pol/contract/recordings'
import { mayPass } from '@pol/contract/access'
import type { Database } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { ApiError } from '../../http/api-error.ts'
import { handle } from '../../http/handle.ts'

/** A recording that the user may not hear is answered like one that does not exist. */
export function playRecording({ db }: { db: Database }) {
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
    return new Uint8Array(recording.audio)
  })
}
