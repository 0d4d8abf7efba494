import { readRecordingConsent as operation } from '@pol/contract/operations/recordings'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import { readConsent } from './consent.ts'

export function readRecordingConsent({ db }: { db: Database }) {
  return handle(operation, async (_, { actor: { userId } }) => ({ consent: await readConsent(db, userId) }))
}
