import { eq } from 'drizzle-orm'
import { withdrawRecordingConsent as operation } from '@pol/contract/recordings'
import type { Database } from '../../database/database.ts'
import { recordingConsents } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { lockActor } from '../../identity/lock-people.ts'
import { withdraw } from './withdraw.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
}

export function withdrawRecordingConsent({ db, now }: Parts) {
  return handle(operation, (_, { actor: { userId } }) =>
    db.transaction(async (tx) => {
      await lockActor(tx, userId)
      await tx.delete(recordingConsents).where(eq(recordingConsents.userId, userId))
      await withdraw(tx, userId, now())
      return { consent: null }
    }),
  )
}
