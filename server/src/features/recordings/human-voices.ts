import { createHash } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { listHumanVoices as operation } from '@pol/contract/recordings'
import type { Database } from '../../database/database.ts'
import { recordings } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'

export function listHumanVoices({ db }: { db: Database }) {
  return handle(operation, async ({ language, version: known }) => {
    const { item, id, name, region } = recordings
    const voices = await db
      .select({ item, id, name, region })
      .from(recordings)
      .where(and(eq(recordings.language, language), eq(recordings.state, 'approved')))
      .orderBy(asc(item), asc(id))
    const version = createHash('sha256').update(JSON.stringify(voices)).digest('base64url')
    return { version, voices: version === known ? null : voices }
  })
}
