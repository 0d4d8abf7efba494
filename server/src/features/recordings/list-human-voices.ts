import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { HumanVoice } from '@pol/contract/forms/recordings'
import { listHumanVoices as operation } from '@pol/contract/operations/recordings'
import type { Database } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { handle } from '../../api/handle.ts'
import { pagesOf } from '../../bounds/pieces.ts'

/** Recordings that are read per statement. A line has up to three per language, so there may be about 20,000. */
const pageSize = 500

export function listHumanVoices({ db }: { db: Database }) {
  return handle(operation, async ({ language, version: known }) => {
    const { item, id, name, region } = recordings
    const isOfList = and(eq(recordings.language, language), eq(recordings.state, 'approved'))
    const pages = pagesOf(pageSize, (after: HumanVoice | undefined) =>
      db
        .select({ item, id, name, region })
        .from(recordings)
        .where(and(isOfList, after && sql`(${item}, ${id}) > (${after.item}, ${after.id})`))
        .orderBy(asc(item), asc(id))
        .limit(pageSize),
    )
    const voices: HumanVoice[] = []
    const hash = createHash('sha256')
    for await (const page of pages) {
      voices.push(...page)
      hash.update(JSON.stringify(page))
    }
    const version = hash.digest('base64url')
    return { version, voices: version === known ? null : voices }
  })
}
