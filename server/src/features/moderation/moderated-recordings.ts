import { and, asc, eq, sql } from 'drizzle-orm'
import { listModeratedRecordings as operation } from '@pol/contract/moderation'
import type { Database } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { isAbout, type Lines } from './is-about.ts'

interface Parts {
  readonly db: Database
  readonly items: Lines
}

export function listModeratedRecordings({ db, items }: Parts) {
  return handle(operation, async ({ search, after, limit, state }, { actor }) => {
    const { id, userId, item, language, name, region, ms, createdAt } = recordings
    const isListed = and(eq(recordings.state, state), isAbout(item, search, items))
    const isAfter =
      after === undefined
        ? undefined
        : sql`(${createdAt}, ${id}) > (
            select last.created_at, last.id from ${recordings} last where last.id = ${after})`
    const page = await db
      .select({ id, userId, item, language, name, region, ms, createdAt })
      .from(recordings)
      .where(and(isListed, isAfter))
      .orderBy(asc(createdAt), asc(id))
      .limit(limit)
    const body = page.map(({ userId: speaker, createdAt: at, ...recording }) => ({
      ...recording,
      at: at.toISOString(),
      own: speaker === actor.userId,
    }))
    return { body, total: await db.$count(recordings, isListed) }
  })
}
