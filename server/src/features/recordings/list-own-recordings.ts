import { desc, eq } from 'drizzle-orm'
import { listOwnRecordings as operation } from '@pol/contract/operations/recordings'
import type { Database } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'

/** Row limit. */
const mostListed = 500

export function listOwnRecordings({ db }: { db: Database }) {
  return handle(operation, async (_, { actor: { userId } }) => {
    const { id, item, language, state, reason, createdAt } = recordings
    const own = await db
      .select({ id, item, language, state, reason, createdAt })
      .from(recordings)
      .where(eq(recordings.userId, userId))
      .orderBy(desc(createdAt), desc(id))
      .limit(mostListed)
    return own.map(({ createdAt: at, ...recording }) => ({ ...recording, at: at.toISOString() }))
  })
}
