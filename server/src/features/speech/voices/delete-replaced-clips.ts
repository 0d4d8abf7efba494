import { and, inArray, isNotNull, isNull, like, lt, not } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { speechClips } from '../../../database/schema.ts'
import { clipsOfVoices } from './voices-in-use.ts'

/** Long enough to bring a voice back without making its clips again, which takes hours. */
const unusedDays = 7
const dayMs = 24 * 60 * 60 * 1000

/**
 * Deletes the clips of voices that were replaced or removed some days ago. Clips of the engine and of services are kept.
 * @param providers those of the present voices.
 */
export async function deleteReplacedClips(
  db: Database,
  providers: readonly string[],
  now: Date,
): Promise<void> {
  const { provider, unusedSince } = speechClips
  const isInUse = inArray(provider, [...providers])
  await db
    .update(speechClips)
    .set({ unusedSince: null })
    .where(and(isInUse, isNotNull(unusedSince)))
  await db
    .update(speechClips)
    .set({ unusedSince: now })
    .where(and(like(provider, `${clipsOfVoices}%`), not(isInUse), isNull(unusedSince)))
  await db.delete(speechClips).where(lt(unusedSince, new Date(now.getTime() - unusedDays * dayMs)))
}
