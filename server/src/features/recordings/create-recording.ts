import { and, eq } from 'drizzle-orm'
import { createRecording as operation } from '@pol/contract/operations/recordings'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { refuseIfFull } from '../../database/refuse-if-full.ts'
import { recordings, users } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import { lockActor } from '../../accounts/locks.ts'
import type { Limits } from '../../limits/limits.ts'
import { readConsent } from './consent.ts'
import { readRecording } from './recorded-frames.ts'
import { recordingsPerLine } from '@pol/contract/limits'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
  /** Lines of the teaching material. */
  readonly items: { isSaidIn(item: string, language: Language): boolean }
}

export function createRecording({ db, now, limits, items }: Parts) {
  return handle(operation, async ({ item, audio }, { actor: { userId } }) => {
    const recording = readRecording(audio)
    if (typeof recording === 'string') throw new ApiError(recording)
    await limits.recordings.take({ userId })
    const { mp3, ms } = recording
    return db.transaction(async (tx) => {
      await lockActor(tx, userId)
      const [speaker] = await tx
        .select({ language: users.motherTongue })
        .from(users)
        .where(eq(users.id, userId))
      const language = speaker?.language
      if (!language) throw new ApiError('mother-tongue-missing')
      const consent = await readConsent(tx, userId)
      if (!consent) throw new ApiError('consent-missing')
      if (!items.isSaidIn(item, language)) throw new ApiError('item-not-found')

      const isOfLine = and(eq(recordings.item, item), eq(recordings.language, language))
      const approved = await tx
        .select({ userId: recordings.userId })
        .from(recordings)
        .where(and(isOfLine, eq(recordings.state, 'approved')))
      if (approved.some((each) => each.userId === userId)) throw new ApiError('recording-exists')
      if (approved.length >= recordingsPerLine) throw new ApiError('enough-recordings')
      await tx
        .delete(recordings)
        .where(and(isOfLine, eq(recordings.userId, userId), eq(recordings.state, 'pending')))
      await refuseIfFull(tx, recordings, eq(recordings.state, 'pending'), limits.recordings.pendingAtMost)
      const at = now()
      const { name, region } = consent
      const [created] = await tx
        .insert(recordings)
        .values({ userId, item, language, name, region, audio: mp3, ms, createdAt: at, changedAt: at })
        .returning({ id: recordings.id })
      return { id: String(created?.id) }
    })
  })
}
