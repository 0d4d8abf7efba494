import { asc, eq, inArray } from 'drizzle-orm'
import { listModeratedRecordings as operation } from '@pol/contract/operations/moderation'
import type { Database } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { searchInPieces } from '../../database/search-in-pieces.ts'
import { handle } from '../../api/handle.ts'
import { isAbout, type Lines } from './is-about.ts'

interface Parts {
  readonly db: Database
  readonly items: Lines
}

/** Recordings that are read per statement. */
const searchedAtOnce = 1_500

export function listModeratedRecordings({ db, items }: Parts) {
  return handle(operation, async ({ search, after, limit, state }, { actor }) => {
    const { id, userId, item, language, name, region, ms, createdAt } = recordings
    const { ids, total } = await searchInPieces(db, {
      table: recordings,
      time: createdAt,
      newestFirst: false,
      isListed: eq(recordings.state, state),
      isFound: isAbout(item, search, items),
      after,
      limit,
      atOnce: searchedAtOnce,
    })
    const page = await db
      .select({ id, userId, item, language, name, region, ms, createdAt })
      .from(recordings)
      .where(inArray(id, ids))
      .orderBy(asc(createdAt), asc(id))
    const body = page.map(({ userId: speaker, createdAt: at, ...recording }) => ({
      ...recording,
      at: at.toISOString(),
      own: speaker === actor.userId,
    }))
    return { body, total }
  })
}
